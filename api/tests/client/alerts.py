"""Alerts and their deliveries, received by independent programs: the official client, the public library of Standard
Webhooks, and feedparser. New episodes are published while the script runs.

Usage: scripts/with-server DATA --private-webhooks -- python3 alerts.py, with EARSHOT (the program) and EARSHOT_DATA (a copy
of the sample catalog's data folder, which the script changes).
"""

from datetime import datetime, timedelta, timezone

import checks
from alert_feeds import check_feeds
from checks import KEY, URL, call, check, wait_until
from podengine import PodEngine, PodEngineAPIError
from publication import COMPANY, KEYWORD, MENTION_SECOND, PERSON, WITH_GUEST, WITH_MENTION, start_publishing
from webhooks import Webhooks

client = PodEngine(api_key=KEY, base_url=URL)
started_at = datetime.now(timezone.utc)


def check_configurations():
    """Creates, reads, lists, changes and deletes alerts. Returns those of a person, a company and a keyword."""
    api = client.alerts
    person = api.create_alert_config(
        alert_name="Isolde", alert_type="person", value=PERSON, email_settings={"frequency": "weekly"}, enabled=True
    ).created_alert_config
    settings = person.alert_settings
    check("create_alert_config: a person", (settings.type, settings.value) == ("person", PERSON))
    check("create_alert_config: its name", (person.alert_name, person.email_settings.frequency) == ("Isolde", "weekly"))
    check("create_alert_config: it has not run", person.enabled and person.last_run_date is None)
    company = api.create_alert_config(
        alert_name="Kettles",
        alert_type="company",
        value=COMPANY,
        additional_alert_settings={
            "otherSpellings": ["Tide Wrack Kettles"],
            "filters": {"excludeAds": True},
            "subjectNote": "They make kettles.",
        },
    ).created_alert_config
    settings = company.alert_settings
    check("create_alert_config: a company", (settings.type, settings.other_spellings) == ("company", ["Tide Wrack Kettles"]))
    check("create_alert_config: its filters", (settings.filters.exclude_ads, settings.filters.require_subject) == (True, False))
    check("create_alert_config: its note", settings.subject_note == "They make kettles.")
    spelled = {"alert_type": "custom-keyword", "value": KEYWORD, "generate_alternative_spellings": True}
    keyword = api.create_alert_config(alert_name="A fruit", enabled=False, **spelled).created_alert_config
    check("create_alert_config: a keyword", keyword.alert_settings.type == "custom-keyword" and not keyword.enabled)
    check("create_alert_config: other spellings", len(keyword.alert_settings.other_spellings) > 0)

    read = api.get_alert_config(alert_config_id=company.id).alert_config
    check("get_alert_config", read == company, read)
    names = [each.alert_name for each in api.get_alert_configs(sort_by="alertName", sort_direction="asc").alert_configs]
    check("get_alert_configs by name", names == ["A fruit", "Isolde", "Kettles"], names)
    listed = api.get_alert_configs(sort_by="alertName", sort_direction="desc").alert_configs
    check("get_alert_configs by name, backward", [each.alert_name for each in listed] == names[::-1])
    listed = api.get_alert_configs(enabled=False)
    check("get_alert_configs: disabled ones", [each.id for each in listed.alert_configs] == [keyword.id])
    check("get_alert_configs: its options are repeated", listed.options.enabled is False)
    check("get_alert_configs: one", api.get_alert_configs(alert_config_id=person.id).alert_configs == [person])

    changed = api.update_alert_config(
        alert_config_id=keyword.id,
        updates={
            "alertName": "Medlars",
            "emailSettings": {"frequency": "hourly"},
            "alertSettings": {"type": "custom-keyword", "value": KEYWORD, "otherSpellings": ["medlars"]},
            "enabled": True,
        },
    ).updated_alert_config
    check("update_alert_config", (changed.alert_name, changed.enabled) == ("Medlars", True))
    check("update_alert_config: its mails", changed.email_settings.frequency == "hourly")
    check("update_alert_config: its settings", changed.alert_settings.other_spellings == ["medlars"])
    check("update_alert_config is stored", api.get_alert_config(alert_config_id=keyword.id).alert_config == changed)
    off = api.update_alert_config(alert_config_id=keyword.id, updates={"enabled": False}).updated_alert_config
    check("update_alert_config: one field", (off.enabled, off.alert_name) == (False, "Medlars"))

    other = api.create_alert_config(alert_name="To delete", alert_type="person", value=PERSON).created_alert_config
    deleted = api.delete_alert_config(alert_config_id=other.id)
    check("delete_alert_config", deleted.deleted_alert_config_id == other.id)
    for what, read in [
        ("get_alert_config", lambda: api.get_alert_config(alert_config_id=other.id)),
        ("delete_alert_config", lambda: api.delete_alert_config(alert_config_id=other.id)),
        ("update_alert_config", lambda: api.update_alert_config(alert_config_id=other.id, updates={"enabled": True})),
    ]:
        status = None
        try:
            read()
        except PodEngineAPIError as error:
            status = error.status
        check(f"{what} of a deleted alert is refused", status == 404, status)
    check("a deleted alert is not listed", other.id not in [each.id for each in api.get_alert_configs().alert_configs])
    check("before a publication there are no matches", api.get_alert_episode_matches().matches == [])
    return person, company, off


def check_matches(person, company, keyword):
    """Checks what the alerts found. Returns the matches of the person."""
    api = client.alerts
    page = api.get_alert_episode_matches(alert_config_id=person.id)
    check("get_alert_episode_matches: one for each episode", page.total == len(page.matches) == 2, page.total)
    by_title = {each.episode.title: each for each in page.matches}
    check("get_alert_episode_matches: the episodes", set(by_title) == {WITH_GUEST, WITH_MENTION}, set(by_title))
    guest, mention = by_title[WITH_GUEST], by_title[WITH_MENTION]
    check("a match has its alert", (guest.alert_config.id, guest.alert_config.type) == (person.id, "person"))
    check("a guest is distinguished from a mention", (guest.appearance.role, mention.appearance.role) == ("guest", "mentioned"))
    check("a guest is known from the feed's persons", guest.appearance.source == "people_data")
    check("a match has its podcast", guest.podcast.slug == "brine-and-patience" and guest.status == "kept")
    spoken = mention.mentions[0]
    check("a mention has its second", spoken.start_second == MENTION_SECOND, spoken)
    check("a mention has its words", PERSON in spoken.snippet)
    check("a mention is played from its second", spoken.play_url.endswith(f"/25.mp3#t={MENTION_SECOND}"), spoken.play_url)
    check("a mention is counted", mention.mention_count == mention.kept_mention_count == len(mention.mentions) == 1)
    labels = {label.classifier: label for label in spoken.labels}
    check("a mention has labels", labels["isAd"].label == "talk" and 0 <= labels["isAd"].probability <= 0.5, labels)
    first = api.get_alert_episode_matches(alert_config_id=person.id, page=1, page_size=1)
    second = api.get_alert_episode_matches(alert_config_id=person.id, page=2, page_size=1)
    check("get_alert_episode_matches: pages", [first.matches[0], second.matches[0]] == page.matches and first.total == 2)
    check("get_alert_episode_matches: its options are repeated", (second.options.page, second.options.page_size) == (2, 1))
    check("a disabled alert finds nothing", api.get_alert_episode_matches(alert_config_id=keyword.id).total == 0)

    kept = api.get_alert_episode_matches(alert_config_id=company.id).matches
    check("talk about a company is kept", [each.episode.title for each in kept] == [WITH_MENTION])
    both = api.get_alert_episode_matches(alert_config_id=company.id, include_filtered=True)
    by_status = {each.status: each for each in both.matches}
    check("include_filtered lists what was filtered", both.total == 2 and set(by_status) == {"kept", "filtered"})
    ad = by_status["filtered"]
    check("an advertisement is filtered", (ad.episode.title, ad.filter_reasons) == (WITH_GUEST, ["ad"]))
    check("its mentions have the reason", all(each.filter_reasons == ["ad"] for each in ad.mentions) and ad.mentions)
    check("its mentions do not count as kept", ad.kept_mention_count == 0 < ad.mention_count)
    everything = api.get_alert_episode_matches(include_filtered=True)
    check("get_alert_episode_matches of all alerts", everything.total == 4 and everything.options.alert_config_id is None)

    history = api.get_alert_match_history(alert_config_id=person.id, page=1)
    kinds = {each.episode_title: each for each in history.alert_matches}
    check("get_alert_match_history", set(kinds) == {WITH_GUEST, WITH_MENTION} and history.total_alert_matches >= 2)
    check("get_alert_match_history: of an episode", kinds[WITH_GUEST].type == "EPISODE")
    text = kinds[WITH_MENTION]
    check("get_alert_match_history: of a transcript", (text.type, text.start_second) == ("TRANSCRIPT", MENTION_SECOND))
    check("get_alert_match_history: its alert", (text.alert_config.value, text.alert_config.team_id) == (PERSON, person.team_id))
    check("get_alert_match_history: all alerts", {each.alert_config.id for each in api.get_alert_match_history().alert_matches}
          == {person.id, company.id})
    later = datetime.now(timezone.utc) + timedelta(hours=1)
    check("get_alert_match_history since a time", api.get_alert_match_history(since_date=started_at).total_alert_matches >= 4)
    check("get_alert_match_history since later", api.get_alert_match_history(since_date=later).alert_matches == [])
    check("an alert that ran has the time", api.get_alert_config(alert_config_id=person.id).alert_config.last_run_date)
    return page.matches


def check_polling(person, company, matches, project, listed):
    """Checks the events: `listed` podcasts were added to the project, and the alerts had three kept matches."""
    poll = client.polling.get_updates
    everything = poll(limit=100)
    kinds = [each.event_type for each in everything.events]
    check("get_updates has both kinds of events", kinds.count("alert_match") == 3 and kinds.count("listed_podcast_added") == len(listed))
    times = [each.occurred_at for each in everything.events]
    check("get_updates: oldest first", times == sorted(times) and not everything.has_more)
    check("get_updates: each event once", len({each.id for each in everything.events}) == len(kinds))
    added = [each.data for each in everything.events if each.event_type == "listed_podcast_added"]
    check("get_updates: the podcasts that were added", [each.listed_podcast_id for each in added] == listed)
    check("get_updates: their state", {(each.status, each.project_id) for each in added} == {("prospect", project)})
    of_alert = poll(limit=100, alert_config_id=person.id).events
    check("get_updates of an alert", {each.data.alert_match_id for each in of_alert} == {each.id for each in matches})
    by_episode = {each.data.episode_id: each.data.alert_type for each in of_alert}
    check("get_updates: where it was found", {it.episode.title: by_episode[it.episode.id] for it in matches}
          == {WITH_GUEST: "EPISODE", WITH_MENTION: "TRANSCRIPT"}, by_episode)
    check("get_updates: the name of the alert", {each.data.alert_config_name for each in of_alert} == {"Isolde"})
    check("get_updates of another alert", len(poll(limit=100, alert_config_id=company.id).events) == 1)
    of_project = poll(limit=100, project_id=project).events
    check("get_updates of a project", {each.event_type for each in of_project} == {"listed_podcast_added"} and len(of_project) == len(listed))
    check("get_updates of one kind", {each.event_type for each in poll(limit=100, event_types=["alert_match"]).events} == {"alert_match"})
    check("get_updates of two kinds", poll(limit=100, event_types=["alert_match", "listed_podcast_added"]).events == everything.events)
    check("get_updates of kinds that did not happen", poll(limit=100, event_types=["request_completed", "guest_appearance"]).events == [])
    check("get_updates of an unknown guest", poll(limit=100, guest_profile_id=person.id).events == [])
    check("get_updates since the start", poll(limit=100, since=started_at).events == everything.events)
    check("get_updates since a later time", poll(limit=100, since=datetime.now(timezone.utc) + timedelta(hours=1)).events == [])
    pages, cursor = [], None
    while True:
        page = poll(limit=2, cursor=cursor)
        check("get_updates: no page is over its limit", len(page.events) <= 2)
        pages += page.events
        cursor = page.cursor
        if not page.has_more:
            break
    check("get_updates: cursors miss and repeat nothing", pages == everything.events)
    check("get_updates: nothing is new at the end", poll(limit=2, cursor=cursor).events == [])


person, company, keyword = check_configurations()
feeds = {each.id: call("POST", f"/alerts/alert-config/{each.id}/feeds", {})["feed"] for each in (person, company, keyword)}
webhooks = Webhooks(client, person.id)
publishing = start_publishing()
# Matching begins up to 20 seconds after a publication. Meanwhile, podcasts are added to a list.
webhooks.check_while_podcasts_are_added()
check("the new episodes are published", publishing.wait() == 0)
wait_until("alerts are matched", lambda: client.alerts.get_alert_config(alert_config_id=person.id).alert_config.last_run_date)
matches = check_matches(person, company, keyword)
check_polling(person, company, matches, webhooks.project, webhooks.listed)
webhooks.check_matches({each.id: each for each in matches})
check_feeds(feeds[person.id], matches)
check_feeds(feeds[keyword.id], [])
print(f"{checks.passed} passed, 0 failed")
