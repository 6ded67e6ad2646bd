"""The field's official Python client, unmodified, against a running server with the sample catalog.

Usage: EARSHOT_URL=… EARSHOT_KEY=… python3 conformance.py. The client checks every answer against its own models; this
script checks that the answers have content.
"""

import os

from podengine import PodEngine, PodEngineAPIError

client = PodEngine(api_key=os.environ["EARSHOT_KEY"], base_url=os.environ["EARSHOT_URL"])
passed = 0


def check(what, condition):
    global passed
    assert condition, what
    passed += 1
    print("ok", what)


def term(text, *targets, **options):
    return {
        "searchTerm": text,
        "searchType": "text",
        "searchTargets": list(targets),
        "searchTermOptions": {"matchMode": "optional", **options},
    }


found = client.search.search_podcasts(search_terms=[term("vinegar", "podcast-title", "podcast-description")])
check("search_podcasts finds podcasts", found.result.hits and found.result.total.value >= len(found.result.hits))
hit = found.result.hits[0]
check("search_podcasts: a hit says why", hit.podcast_title_highlights or hit.podcast_description_highlights)

episodes = client.search.search_episodes(
    search_terms=[term("remote work", "episode-title", "episode-description", "transcript")], has_transcript=True
)
check("search_episodes finds episodes", episodes.result.hits)
check("search_episodes: the filter holds", all(hit.episode_has_transcript for hit in episodes.result.hits))

podcast = client.podcasts.get_podcast(podcast_id_or_slug=hit.podcast_slug).podcast
check("get_podcast by slug", podcast.id == hit.podcast_id and podcast.title == hit.podcast_rss_title)
check("get_podcast by id", client.podcasts.get_podcast(podcast_id_or_slug=podcast.id).podcast.slug == podcast.slug)
check("get_podcast: content", podcast.description and podcast.stats.episode_count > 0)

listed = client.podcasts.get_podcast_episodes(podcast_id_or_slug=podcast.id, limit=5)
check("get_podcast_episodes", len(listed.podcast_with_episodes.episodes) == 5 and listed.total_episodes >= 5)
dates = [episode.published_at for episode in listed.podcast_with_episodes.episodes]
check("get_podcast_episodes: newest first", dates == sorted(dates, reverse=True))

episode_id = episodes.result.hits[0].episode_id
details = client.episodes.get_episode_details_by_id(episode_id=episode_id).episode
check("get_episode_details_by_id", details.episode_id == episode_id and details.title and details.has_transcript)

text = client.episodes.get_episode_transcript_text(episode_id=episode_id).episode_transcript_text
check("get_episode_transcript_text", text.text and len(text.text) > 500)

suggested = client.autocomplete.search_autocomplete_podcasts(query=podcast.title[:5].lower())
check("search_autocomplete_podcasts", podcast.slug in [each.slug for each in suggested.podcasts])

related = client.podcasts.get_podcast_related_podcasts(podcast_id_or_slug=podcast.slug).related_podcasts
check("get_podcast_related_podcasts", related.similar_podcasts)
check("related podcasts never hold the show itself", podcast.id not in [each.id for each in related.similar_podcasts])

try:
    client.podcasts.get_podcast(podcast_id_or_slug="no-such-podcast")
    check("an unknown slug is refused", False)
except PodEngineAPIError as error:
    check("an unknown slug is refused", error.status == 404)

try:
    PodEngine(api_key="pk_live_wrong", base_url=os.environ["EARSHOT_URL"]).podcasts.get_podcast(podcast_id_or_slug="x")
    check("a wrong key is refused", False)
except PodEngineAPIError as error:
    check("a wrong key is refused", error.status == 401 and "Invalid authorization token" in str(error))

print(f"{passed} passed, 0 failed")
