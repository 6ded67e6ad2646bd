"""The field's official Python client, unmodified, against a running server with the sample catalog.

Usage: EARSHOT_URL=… EARSHOT_KEY=… python3 conformance.py. The client checks every response against its own models; this
script checks that the responses have content.
"""

import json

import checks
from checks import KEY, URL, call, check, upload
from podengine import PodEngine, PodEngineAPIError
from podengine._generated import models

client = PodEngine(api_key=KEY, base_url=URL)


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

# The contract has no call that creates a project.
project = call("PUT", "/projects", {"name": "Spring tour", "projectTypes": ["guest-booking"]})["project"]
slug = project["slug"]
projects = client.projects.get_projects(states=["ACTIVE", "DRAFT"], sort_by="name").projects
check("get_projects", project["projectId"] in [each.project_id for each in projects])
check("get_projects by one state", client.projects.get_projects(states="ARCHIVED").projects == [])
added = client.projects.add_podcast_to_project(
    project_slug=slug, podcast_id=hit.podcast_id, state="prospect", priority="low", labels=["automated", "mcp"]
).listed_podcast
check("add_podcast_to_project", added.podcast.podcast_id == hit.podcast_id and added.labels == ["automated", "mcp"])
again = client.projects.add_podcast_to_project(project_slug=slug, podcast_id=hit.podcast_id, state="lost").listed_podcast
check("add_podcast_to_project twice", (again.listed_podcast_id, again.status) == (added.listed_podcast_id, "prospect"))
entry = {"project_slug": slug, "listed_podcast_id": added.listed_podcast_id}
moved = client.projects.update_project_listed_podcast(**entry, state="pitched", priority="urgent").updated_listed_podcast
check("update_project_listed_podcast", (moved.status, moved.priority) == ("pitched", "urgent"))
moved = client.projects.update_project_listed_podcast(**entry, state="booked").updated_listed_podcast
check("update_project_listed_podcast: the state alone", (moved.status, moved.priority) == ("booked", "urgent"))
kinds = [each.action_type for each in moved.activity_history]
check("update_project_listed_podcast: its history", kinds.count("update-state") == 2 and "added-to-list" in kinds)
changed = client.projects.update_project(project_slug=slug, project_purpose="A book", project_keywords=["bread"]).project
check("update_project", changed.project_id == project["projectId"] and changed.state_counts.booked == 1)
archived = client.projects.update_project(project_slug=slug, state="ARCHIVED").project
check("update_project: its state", archived.status == "ARCHIVED")
client.projects.update_project(project_slug=slug, state="ACTIVE")
details = client.projects.get_project_details(project_slug=slug).project
check("get_project_details", (details.project_purpose, details.project_keywords) == ("A book", ["bread"]))
check("get_project_details: counts", details.listed_podcasts_count == 1 and details.recent_activities)
words = [term("vinegar", "podcast-title", "podcast-description")]
unlisted = client.search.search_podcasts(search_terms=words, project_id=project["projectId"]).result.hits
check("search_podcasts leaves out what is listed", hit.podcast_id not in [each.podcast_id for each in unlisted])
removed = client.projects.remove_listed_podcast_from_project(**entry)
check("remove_listed_podcast_from_project", removed.listed_podcast_id == added.listed_podcast_id)
details = client.projects.get_project_details(project_slug=slug).project
check("remove_listed_podcast_from_project: it is gone", details.listed_podcasts_count == 0)

of_team = client.teams.add_podcast_to_team(podcast_id=hit.podcast_id, sync=True, blacklist=None).team_podcast
check("add_podcast_to_team", (of_team.podcast_id, of_team.sync, of_team.blacklist) == (hit.podcast_id, True, False))
of_team = client.teams.add_podcast_to_team(podcast_id=hit.podcast_id, sync=None, blacklist=True).team_podcast
check("add_podcast_to_team: a flag stays", (of_team.sync, of_team.blacklist) == (True, True))
page = client.teams.get_team_podcasts(limit=10, offset=0, blacklist=True, text_filter=podcast.title, sort_order="podcastTitle")
check("get_team_podcasts", [each.podcast_id for each in page.team_podcasts] == [hit.podcast_id] and page.total >= 1)
shown = client.search.search_podcasts(search_terms=words).result.hits
check("search_podcasts leaves out the blacklist", hit.podcast_id not in [each.podcast_id for each in shown])
check("remove_podcast_from_team", client.teams.remove_podcast_from_team(podcast_id=hit.podcast_id).message)
client.teams.add_podcast_to_team(podcast_id=hit.podcast_id, sync=True, blacklist=None)
many = client.teams.remove_multiple_podcasts_from_team(podcast_ids=[hit.podcast_id], apple_ids=[1])
check("remove_multiple_podcasts_from_team", (many.removed_podcasts, many.not_found_apple_ids, many.errors) == (1, [1], 0))
check("remove_multiple_podcasts_from_team: none is left", client.teams.get_team_podcasts(limit=10, offset=0).total_filtered == 0)

made = client.guest_profiles.create_guest_profile(
    first_name="Mara",
    last_name="Vinter",
    short_bio="Mara Vinter makes vinegar from apples that nobody picks, and teaches how.",
    email="mara@example.com",
    company_name="Vinter Vinegar",
    booking_url="https://example.com/book",
    topics_to_discuss=["vinegar", "fermentation"],
    areas_of_expertise=["food"],
    goals=["sell a book about vinegar"],
    things_to_avoid=["politics"],
    additional_context="Only mornings.",
    create_alert=True,
)
check("create_guest_profile", made.guest_profile_slug and made.project_slug)
guest = {"guest_profile_id": made.guest_profile_id}


def profile():
    return client.guest_profiles.get_guest_profile_details(guest_profile_id_or_project_id=made.guest_profile_id)


shown = profile()
check("get_guest_profile_details", (shown.name, shown.status) == ("Mara Vinter", "ACTIVE"), shown.status)
check("get_guest_profile_details: the bio", shown.guest_bio.topics_to_discuss == ["vinegar", "fermentation"])
of_project = client.guest_profiles.get_guest_profile_details(guest_profile_id_or_project_id=made.project_id)
check("get_guest_profile_details by project", of_project.guest_profile_id == made.guest_profile_id)
alerts = call("GET", "/alerts/alert-configs")["alertConfigs"]
check("create_guest_profile: its alert", any("Mara Vinter" in json.dumps(each) for each in alerts))
bio = {"goals": ["teach"], "long_bio": "She grew up between orchards.", "things_to_avoid": []}
check("update_guest_profile_bio", client.guest_profiles.update_guest_profile_bio(**guest, **bio).success)
changed = profile().guest_bio
check("update_guest_profile_bio: it is there", (changed.goals, changed.long_bio) == (["teach"], bio["long_bio"]))
check("update_guest_profile_bio: the rest stays", changed.areas_of_expertise == ["food"] and changed.things_to_avoid == [])
contact = {"phone": "+49 30 901820", "website_url": "https://vinter.example/"}
check("update_guest_profile_contact_details", client.guest_profiles.update_guest_profile_contact_details(**guest, **contact).success)
changed = profile()
check("update_guest_profile_contact_details: it is there", "901820" in changed.phone and changed.email == "mara@example.com")
links = [{"socialMediaType": "mastodon", "url": "https://mastodon.social/@mara"}]
check("update_guest_profile_social_media_links", client.guest_profiles.update_guest_profile_social_media_links(**guest, body=links).success)
check("update_guest_profile_social_media_links: they are there", [each.social_media_type for each in profile().social_media_links] == ["mastodon"])
# The client's call for documents has no parameter for files, so only its response is read by the client.
talk = ("user_file:1", "talk.txt", b"Vinegar needs air. Mara Vinter, May 2026.")
sent = upload(f"/guest-profiles/{made.guest_profile_id}/documents", [talk])
sent = models.UploadDocumentsResponse.model_validate(sent).uploaded_documents
check("upload_documents", [(each.file_name, each.file_size) for each in sent] == [("talk.txt", len(talk[2]))])
read = checks.wait_until("upload_documents: read", lambda: [each for each in profile().documents if each.date_extracted])
check("upload_documents: read in the background", (read[0].name, read[0].id) == ("talk.txt", sent[0].id))
written = client.guest_profiles.regenerate_bio(**guest)
check("regenerate_bio", "Vinter" in written.result.answer.short_bio and written.failure_reason is None)
for kind, magic in [("html", b"<!doctype html"), ("docx", b"PK"), ("pdf", b"%PDF-")]:
    file = client.guest_profiles.download_guest_profile(**guest, format=kind)
    check(f"download_guest_profile as {kind}", file[: len(magic)].lower() == magic.lower() and len(file) > 1000)

rated = {"project_id": made.project_id, "podcast_id": hit.podcast_id}
review = client.agent.ask_agent_project_podcast_relevancy(**rated).result.answer
check("ask_agent_project_podcast_relevancy", 1 <= review.rating <= 5 and review.justification, review)
again = client.agent.ask_agent_project_podcast_relevancy(**rated, force_regenerate=True, search_options={"searchTerms": words})
check("ask_agent_project_podcast_relevancy anew", 1 <= again.result.answer.rating <= 5)
spellings = client.agent.get_alternative_spellings(value="Mara Vinter").spellings
check("get_alternative_spellings", len(spellings) > 3, spellings)
check("archive_guest_profile", client.guest_profiles.archive_guest_profile(**guest).success)
check("archive_guest_profile: its state", profile().status == "ARCHIVED")
check("archive_guest_profile: its project", client.projects.get_project_details(project_slug=made.project_slug).project.status == "ARCHIVED")

# The client sends no files when it has none.
check("upload_documents without files uploads nothing", client.guest_profiles.upload_documents(**guest).uploaded_documents == [])

try:
    client.projects.get_project_details(project_slug="no-such-project")
    check("an unknown project is refused", False)
except PodEngineAPIError as error:
    check("an unknown project is refused", error.status == 404 and "Project not found" in str(error))

try:
    client.podcasts.get_podcast(podcast_id_or_slug="no-such-podcast")
    check("an unknown slug is refused", False)
except PodEngineAPIError as error:
    check("an unknown slug is refused", error.status == 404)

try:
    PodEngine(api_key="pk_live_wrong", base_url=URL).podcasts.get_podcast(podcast_id_or_slug="x")
    check("a wrong key is refused", False)
except PodEngineAPIError as error:
    check("a wrong key is refused", error.status == 401 and "Invalid authorization token" in str(error))

print(f"{checks.passed} passed, 0 failed")
