"""Webhooks of a team, from the first test to a receiver that returns 410."""

from checks import call, check, wait_until
from publication import MENTION_SECOND, WITH_GUEST, WITH_MENTION
from standardwebhooks import Webhook, WebhookVerificationError
from webhook_receiver import Receiver

ADDED = "listed_podcast_added"


class Webhooks:
    """Three webhooks with one receiver: of an alert's matches, and two of podcasts that are added to a list."""

    def __init__(self, client, alert):
        self.client = client
        self.receiver = Receiver()
        self.project = None
        self.listed = []
        self.ids = {}
        self.add("/ok", eventTypes=["alert_match"], alertConfigId=alert)
        self.add("/flaky", eventTypes=[ADDED])
        self.add("/gone", eventTypes=[ADDED])

    def add(self, path, **fields):
        data = call("POST", "/teams/webhooks", {"url": self.receiver.url(path), "description": path, **fields})
        self.ids[path] = data["webhook"]["id"]
        self.receiver.secrets[path] = data["secret"]
        check(f"a webhook for {path} has a secret", data["secret"].startswith("whsec_"))

    def read(self, path):
        webhooks = call("GET", "/teams/webhooks")["webhooks"]
        return next(each for each in webhooks if each["id"] == self.ids[path])

    def deliveries(self, path):
        """Returns the log of a webhook, newest first."""
        return call("GET", f"/teams/webhooks/{self.ids[path]}/deliveries")["deliveries"]

    def wait_for(self, path, kind, count):
        """Returns the requests to a path once there are `count`."""
        received = lambda: self.receiver.of(path, kind)
        wait_until(f"{count} requests to {path}", lambda: len(received()) >= count)
        return received()

    def add_podcast(self, podcast):
        added = self.client.projects.add_podcast_to_project(project_slug=self.slug, podcast_id=podcast, state="prospect")
        self.listed.append(added.listed_podcast.listed_podcast_id)

    def check_while_podcasts_are_added(self):
        project = call("PUT", "/projects", {"name": "Autumn tour", "projectTypes": ["guest-booking"]})["project"]
        self.project, self.slug = project["projectId"], project["slug"]
        found = self.client.search.search_podcasts(podcast_authority_score={"authorityScore": {"min": 1}})
        podcasts = [hit.podcast_id for hit in found.result.hits][:3]
        self.add_podcast(podcasts[0])
        self.check_test()
        self.check_retry(podcasts[0])
        self.check_gone()
        self.check_rotation(podcasts[1])
        self.check_replay()
        self.add_podcast(podcasts[2])
        self.wait_for("/flaky", ADDED, 6)
        check("a webhook that is gone gets nothing more", len(self.receiver.of("/gone")) == 1)

    def check_test(self):
        test = call("POST", f"/teams/webhooks/{self.ids['/ok']}/test", {})
        check("a test is delivered at once", (test["delivery"]["state"], test["delivery"]["isTest"]) == ("delivered", True), test)
        request = self.receiver.of("/ok", "test")[0]
        check("a test has the id of its delivery", request.id == test["delivery"]["id"] and request.body == test["body"])
        check("a test is JSON", request.headers["content-type"] == "application/json")
        altered = request.body.replace("test", "tost")
        try:
            Webhook(self.receiver.secrets["/ok"]).verify(altered, request.headers)
            check("the library refuses an altered body", False)
        except WebhookVerificationError:
            check("the library refuses an altered body", altered != request.body)

    def check_retry(self, podcast):
        first, second = self.wait_for("/flaky", ADDED, 2)
        check("a retry has the same id", first.id == second.id)
        check("a retry has the same body", first.body == second.body)
        waited = int(second.headers["webhook-timestamp"]) - int(first.headers["webhook-timestamp"])
        check("a retry comes after its wait, with a new time", 4 <= waited <= 30, waited)
        check("an event is complete", (first.event["data"]["podcastId"], first.event["data"]["projectId"]) == (podcast, self.project))
        event = self.client.polling.get_updates(limit=10, project_id=self.project).events[0]
        check("an event has the id of polling", first.event["id"] == event.id)
        entry = wait_until("the retry is recorded", lambda: self.deliveries("/flaky")[0]["finishedAt"] and self.deliveries("/flaky"))[0]
        check("the log has the delivery", (entry["id"], entry["state"], entry["attemptCount"]) == (first.id, "delivered", 2), entry)
        details = call("GET", f"/teams/webhooks/{self.ids['/flaky']}/deliveries/{first.id}")
        statuses = sorted((each["number"], each["status"]) for each in details["attempts"])
        check("the log has both attempts", statuses == [(1, 500), (2, 204)] and details["body"] == first.body, statuses)

    def check_gone(self):
        gone = wait_until("410 disables", lambda: (it := self.read("/gone"))["enabled"] or it)
        check("410 disables a webhook", (gone["enabled"], gone["disabledReason"]) == (False, "gone"), gone)
        entry = self.deliveries("/gone")[0]
        check("410 ends the delivery", (entry["state"], entry["attemptCount"], entry["lastStatus"]) == ("failed", 1, 410), entry)

    def check_rotation(self, podcast):
        former = self.receiver.secrets["/flaky"]
        rotated = call("POST", f"/teams/webhooks/{self.ids['/flaky']}/secret", {})
        check("a rotation has another secret", rotated["secret"].startswith("whsec_") and rotated["secret"] != former)
        check("a rotation keeps the former one for a time", rotated["webhook"]["previousSecretValidUntil"])
        self.add_podcast(podcast)
        first, second = self.wait_for("/flaky", ADDED, 4)[2:]
        check("an attempt after a rotation has the id of its delivery", first.id == second.id)
        for request in (first, second):
            check("the former secret still verifies", request.is_signed_by(former))
            check("the new secret verifies", request.is_signed_by(rotated["secret"]))
        self.receiver.secrets["/flaky"] = rotated["secret"]

    def check_replay(self):
        first = self.receiver.of("/flaky")[0]
        path = f"/teams/webhooks/{self.ids['/flaky']}/deliveries/{first.id}"
        check("a replay is queued", call("POST", f"{path}/replay", {})["delivery"]["state"] == "queued")
        last = self.wait_for("/flaky", ADDED, 5)[4]
        check("a replay has the id and the body of the first attempt", (last.id, last.body) == (first.id, first.body))
        check("a replay is signed anew", last.headers["webhook-signature"] != first.headers["webhook-signature"])

    def check_matches(self, matches):
        """Checks that each match of the alert was delivered once."""
        self.wait_for("/ok", "alert_match", len(matches))
        requests = self.receiver.of("/ok", "alert_match")
        by_match = {it.event["data"]["alertMatchId"]: it for it in requests}
        check("each match is delivered once", len(requests) == len(by_match) and set(by_match) == set(matches))
        for match, request in by_match.items():
            found = request.event["data"]["match"]
            title = matches[match].episode.title
            check("a delivery has the match", (found["episodeTitle"], found["podcastTitle"]) == (title, "Brine and Patience"))
            expected = {WITH_GUEST: ("guest", None), WITH_MENTION: ("mentioned", MENTION_SECOND)}[title]
            check("a delivery has role and second", (found["role"]["kind"], found["startSecond"]) == expected, found)
            check("a delivery links to the episode", found["url"].endswith(page_of(matches[match])), found["url"])
        check("every delivery was verified by the library", self.receiver.refused == [], self.receiver.refused)


def page_of(found):
    """The page of an episode at the second of its first mention."""
    second = found.mentions[0].start_second
    return found.episode.slug if second is None else f"{found.episode.slug}?t={int(second)}"
