"""The private feeds of an alert: RSS read by feedparser, and JSON Feed checked by the fields of its specification."""

import calendar
import json
from datetime import datetime

import feedparser
from checks import URL, check, fetch

# https://www.jsonfeed.org/version/1.1/
FEED_FIELDS = {
    "version": str, "title": str, "home_page_url": str, "feed_url": str, "description": str, "user_comment": str,
    "next_url": str, "icon": str, "favicon": str, "authors": list, "language": str, "expired": bool, "hubs": list, "items": list,
}
ITEM_FIELDS = {
    "id": str, "url": str, "external_url": str, "title": str, "content_html": str, "content_text": str, "summary": str,
    "image": str, "banner_image": str, "date_published": str, "date_modified": str, "authors": list, "tags": list,
    "language": str, "attachments": list,
}
ATTACHMENT_FIELDS = {"url": str, "mime_type": str, "title": str, "size_in_bytes": (int, float), "duration_in_seconds": (int, float)}


def check_feeds(feed, matches):
    """Checks both feeds of an alert with these matches."""
    expected = {each.id: each for each in matches}
    check_rss(feed["rssUrl"], expected)
    check_json(feed["jsonUrl"], expected)
    for url in (feed["rssUrl"], feed["jsonUrl"]):
        status, headers, text = fetch(url)
        check("a feed is the same when it is read again", (status, text) == fetch(url)[::2])
        unchanged = fetch(url, {"if-none-match": headers["etag"]})
        check("a feed that did not change is not sent again", (unchanged[0], unchanged[2]) == (304, ""))
        replaced = "x" if url.split("/")[-2][0] != "x" else "y"
        token = url.split("/")[-2]
        check("a feed needs its token", fetch(url.replace(token, replaced + token[1:]))[0] == 404)


def check_rss(url, expected):
    status, headers, text = fetch(url)
    check("RSS has its type", (status, headers.get_content_type()) == (200, "application/rss+xml"))
    parsed = feedparser.parse(text)
    check("feedparser accepts the RSS", not parsed.bozo and parsed.version == "rss20", parsed.get("bozo_exception"))
    check("RSS has a title, a link and a description", parsed.feed.title and parsed.feed.link.startswith(f"{URL}/app/alerts/")
          and parsed.feed.description)
    ids = [entry.id for entry in parsed.entries]
    check("RSS has each match once", len(ids) == len(expected) and set(ids) == set(expected))
    times = [calendar.timegm(entry.published_parsed) for entry in parsed.entries]
    check("RSS: newest first", times == sorted(times, reverse=True))
    for entry, time in zip(parsed.entries, times):
        found = expected[entry.id]
        check("RSS: the title of an entry", found.episode.title in entry.title and found.podcast.title in entry.title)
        check("RSS: the date of an entry", time == int(parse_time(found.episode.published_at).timestamp()))
        check("RSS: the link of an entry", links_to_episode(entry.link, found), entry.link)
        check("RSS: an id is no link", entry.guidislink is False)
        enclosures = [(each.type, each.href.endswith(".mp3")) for each in entry.enclosures]
        check("RSS: an entry has its audio", enclosures == [("audio/mpeg", True)], enclosures)
        check("RSS: the text of an entry", is_described(entry.description, found), entry.description)


def check_json(url, expected):
    status, headers, text = fetch(url)
    check("the JSON Feed has its type", (status, headers.get_content_type()) == (200, "application/feed+json"))
    feed = json.loads(text)
    check_fields("the JSON Feed", feed, FEED_FIELDS, ["version", "title", "items"])
    check("the JSON Feed has its version", feed["version"] == "https://jsonfeed.org/version/1.1")
    check("the JSON Feed has a home page", feed["home_page_url"].startswith(f"{URL}/app/alerts/"))
    ids = [item["id"] for item in feed["items"]]
    check("the JSON Feed has each match once", len(ids) == len(expected) and set(ids) == set(expected))
    times = [parse_time(item["date_published"]) for item in feed["items"]]
    check("the JSON Feed: newest first", times == sorted(times, reverse=True))
    for item, time in zip(feed["items"], times):
        check_fields("an item", item, ITEM_FIELDS, ["id"])
        check("an item has a text", item.get("content_text") or item.get("content_html"))
        found = expected[item["id"]]
        check("an item has its title", found.episode.title in item["title"])
        check("an item has its date", time == parse_time(found.episode.published_at))
        check("an item has its link", links_to_episode(item["url"], found), item["url"])
        check("an item has its role", [tag.lower() for tag in item["tags"]] == [found.appearance.role])
        check("an item has its words", is_described(item["content_text"], found), item["content_text"])
        check("an item has its audio", [each["mime_type"] for each in item["attachments"]] == ["audio/mpeg"])
        for attachment in item["attachments"]:
            check_fields("an attachment", attachment, ATTACHMENT_FIELDS, ["url", "mime_type"])


def check_fields(what, value, types, required):
    """Checks that an object has the required fields, and that each field is in the specification and of its type. Fields of
    others begin with an underscore."""
    check(f"{what} has the required fields", all(value.get(name) is not None for name in required), value)
    for name, field in value.items():
        check(f"{what}: {name} is as specified", name.startswith("_") or (name in types and isinstance(field, types[name])), field)


def parse_time(text):
    return datetime.fromisoformat(text.replace("Z", "+00:00"))


def links_to_episode(link, found):
    """Whether a link leads to the page of the episode, at the second of the first mention."""
    page = f"{URL}/podcasts/{found.podcast.slug}/{found.episode.slug}"
    second = found.mentions[0].start_second
    return link == (page if second is None else f"{page}?t={int(second)}") and fetch(link)[0] == 200


def is_described(text, found):
    """Whether a text has the day of the episode, and the role, the second and the words of the first mention."""
    day, _, text = text.partition(". ")
    datetime.strptime(day, "%b %d, %Y")
    mention = found.mentions[0]
    second = mention.start_second
    time = "" if second is None else f"{int(second) // 60}:{int(second) % 60:02}: "
    return text.startswith(f"{found.appearance.role.capitalize()}. {time}") and mention.snippet[:40] in text
