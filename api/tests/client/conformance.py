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

half_open = {
    "podcast_authority_score": {"authorityScore": {"min": 1}, "qualityScore": {"max": 100}},
    "podcast_audience_estimated_monthly_listeners": {"min": 1},
}
for what, search in [("podcasts", client.search.search_podcasts), ("episodes", client.search.search_episodes)]:
    scored = search(podcast_authority_score=half_open["podcast_authority_score"])
    check(f"search_{what}: ranges of scores that are open at one end", scored.result.hits)
    echoed = scored.search_options.podcast_authority_score
    check(f"search_{what}: they are repeated", (echoed.authority_score.min, echoed.authority_score.max) == (1, None))
    listened = search(**half_open)
    listeners = listened.search_options.podcast_audience_estimated_monthly_listeners
    check(f"search_{what}: ranges of listeners, too", (listeners.min, listeners.max) == (1, None))
    # The client fills in missing fields itself, so only the raw response shows whether all are there.
    first = scored.result.hits[0]
    check(f"search_{what}: every key of the contract is in a hit", set(type(first).model_fields) == first.model_fields_set)

podcast = client.podcasts.get_podcast(podcast_id_or_slug=hit.podcast_slug).podcast
check("get_podcast by slug", podcast.id == hit.podcast_id and podcast.title == hit.podcast_rss_title)
check("get_podcast by id", client.podcasts.get_podcast(podcast_id_or_slug=podcast.id).podcast.slug == podcast.slug)
check("get_podcast: content", podcast.description and podcast.stats.episode_count > 0)

details = client.podcasts.get_podcast_all_details(podcast_id_or_slug=podcast.id, include_publishing_history=True).podcast
check("get_podcast_all_details", details.podcast.id == podcast.id and details.recent_episodes and details.related_podcasts)
check("get_podcast_all_details: 24 months", len(details.publishing_history.monthly_episode_counts.counts) == 24)

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

countries = client.charts.get_available_countries_by_chart_type(chart_type="apple").countries
check("get_available_countries_by_chart_type", "us" in countries)
categories = client.charts.get_categories_by_chart_type(chart_type="apple").categories
check("get_categories_by_chart_type", categories[0] == "top podcasts" and "true crime" in categories)
latest = client.charts.get_latest_chart(chart_type="apple", category="top podcasts", country="us", positions_limit=10).chart
check("get_latest_chart", [each.position for each in latest.positions] == list(range(1, 11)))
charted = next(each.podengine_podcast for each in latest.positions if each.podengine_podcast)
check("get_latest_chart: positions are podcasts", charted.slug and charted.title)
days = client.charts.get_chart_availability(chart_type="apple", country="us").availability
check("get_chart_availability", days.latest_chart_date == latest.chart.chart_date and days.previous_chart_date)
past = client.charts.get_chart(chart_type="apple", country="us", date=days.previous_chart_date, compare="7d").chart
check("get_chart of a past day", past.chart.chart_date == days.previous_chart_date and past.positions)
moved = client.charts.get_chart_movement(chart_type="apple", country="us", compare="7d", limit=5).movement
check("get_chart_movement", moved.climbers.items and all(each.position_change > 0 for each in moved.climbers.items))
ranks = client.charts.get_chart_rank_history(chart_type="apple", country="us", days=14, rows=5).history
check("get_chart_rank_history", len(ranks.rows) == 5 and all(len(each.ranks) == 14 for each in ranks.rows))
show = {"identity_type": "podcast", "podcast_id_or_slug": charted.slug, "chart_type": "apple"}
history = client.charts.get_podcast_chart_history(**show, country="us", range="30d").history
check("get_podcast_chart_history", len(history.series.points) == 30 and history.stats.best_position)
weekly = client.charts.get_podcast_chart_history(**show, country="us", range="1y").history
check("get_podcast_chart_history by weeks", weekly.series.buckets[-1].best_position)
stood = client.charts.get_podcast_chart_appearances(**show, date=latest.chart.chart_date).appearances
check("get_podcast_chart_appearances", stood.total_count == len(stood.appearances) > 0)
listed = client.podcasts.get_podcast_charts(podcast_id_or_slug=charted.slug)
check("get_podcast_charts", listed.total_charts >= stood.total_count)
presence = client.podcasts.get_podcast_chart_presence(podcast_id_or_slug=charted.slug).presence
check("get_podcast_chart_presence", presence.summary.on_now == listed.total_charts and presence.charts)

current = client.usage.get_current()
searches = next(each for each in current.aliases if each.alias == "searchCount")
check("get_current counts the searches of this script", searches.used >= 2 and searches.used <= searches.limit)
daily = client.usage.get_daily(window="7d")
check("get_daily", len(daily.days) == 7 and sum(day.usage_by_alias["searchCount"] for day in daily.days) >= 2)
monthly = client.usage.get_monthly(months=2)
check("get_monthly", len(monthly.months) == 2 and monthly.months[-1].total_usage >= searches.used)
members = client.usage.get_members(window="30d").members
check("get_members", members[0].usage_by_alias["searchCount"] >= 2)
before = searches.used
client.search.search_podcasts(search_terms=[term("vinegar", "podcast-title", "podcast-description")])
again = next(each for each in client.usage.get_current().aliases if each.alias == "searchCount")
check("the same search again costs nothing", again.used == before)

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
