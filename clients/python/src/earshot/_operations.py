"""Every call of the API.

Generated from api/openapi.json by scripts/generate.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any, Literal, cast

import httpx

from . import models
from ._connection import Connection
from ._pages import by_cursor, by_skip
from ._request import MAX_RETRIES, TIMEOUT, UNSET, Unset


class AgentCalls:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def get_alternative_spellings(
        self,
        *,
        value: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.AlternativeSpellingsData:
        """How a name is written elsewhere in the catalog: what sounds or looks alike.

        `POST /api/v1/agent/alternative-spellings`

        value: A name or a few words, 2 to 100 characters.
        """
        return cast("models.AlternativeSpellingsData", self._connection.call(
            "POST",
            "/api/v1/agent/alternative-spellings",
            body={"value": value},
            reads=True,
            timeout=timeout,
            max_retries=max_retries,
        ))


class AuthCalls:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def send_confirmation_code(
        self,
        *,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.MessageData:
        """Sends a code to who is signed in, to prove again that it is them. What outlives a session asks for that: making keys.

        `POST /api/v1/auth/confirmation`
        """
        return cast("models.MessageData", self._connection.call(
            "POST",
            "/api/v1/auth/confirmation",
            timeout=timeout,
            max_retries=max_retries,
        ))

    def confirm(
        self,
        *,
        code: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.MessageData:
        """Uses the code of a confirmation. The session goes on under a new token, and is believed for ten minutes.

        `POST /api/v1/auth/confirmation/code`

        code: The code of the mail: eight digits, with or without spaces.
        """
        return cast("models.MessageData", self._connection.call(
            "POST",
            "/api/v1/auth/confirmation/code",
            body={"code": code},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_me(
        self,
        *,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.MeData:
        """The user, or null for who is not signed in.

        `GET /api/v1/auth/me`
        """
        return cast("models.MeData", self._connection.call(
            "GET",
            "/api/v1/auth/me",
            timeout=timeout,
            max_retries=max_retries,
        ))

    def list_sessions(
        self,
        *,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.SessionsData:
        """Where the user is signed in.

        `GET /api/v1/auth/sessions`
        """
        return cast("models.SessionsData", self._connection.call(
            "GET",
            "/api/v1/auth/sessions",
            timeout=timeout,
            max_retries=max_retries,
        ))

    def end_session(
        self,
        *,
        session_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.MessageData:
        """Ends a session of the user at once. Who sees one that is not theirs should not have to wait for a mail to end it, so
nothing is to be confirmed.

        `DELETE /api/v1/auth/sessions/{sessionId}`
        """
        return cast("models.MessageData", self._connection.call(
            "DELETE",
            "/api/v1/auth/sessions/{sessionId}",
            parts={"sessionId": session_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def sign_in(
        self,
        *,
        key: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.MeData:
        """Uses a link, once, and begins a session.

        `POST /api/v1/auth/sign-in`

        key: The `key` of the link.
        """
        return cast("models.MeData", self._connection.call(
            "POST",
            "/api/v1/auth/sign-in",
            body={"key": key},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def sign_in_with_code(
        self,
        *,
        code: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.MeData:
        """Uses the code of a mail, once, in the browser that asked for it, to sign in or up. Five may be tried for a mail.

        `POST /api/v1/auth/sign-in-code`

        code: The code of the mail: eight digits, with or without spaces.
        """
        return cast("models.MeData", self._connection.call(
            "POST",
            "/api/v1/auth/sign-in-code",
            body={"code": code},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def send_sign_in_link(
        self,
        *,
        email: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.MessageData:
        """Sends a link to sign in with, and a code for the browser that asks. The answer is the same whether the address is known or
not.

        `POST /api/v1/auth/sign-in-link`
        """
        return cast("models.MessageData", self._connection.call(
            "POST",
            "/api/v1/auth/sign-in-link",
            body={"email": email},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def sign_out(
        self,
        *,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.MessageData:
        """Ends the session, if there is one.

        `POST /api/v1/auth/sign-out`
        """
        return cast("models.MessageData", self._connection.call(
            "POST",
            "/api/v1/auth/sign-out",
            timeout=timeout,
            max_retries=max_retries,
        ))

    def sign_out_everywhere(
        self,
        *,
        keep_this: bool | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.MessageData:
        """Ends every session of the user, or every other one. Keys stay.

        `POST /api/v1/auth/sign-out-everywhere`

        keep_this: Whether this session goes on.
        """
        return cast("models.MessageData", self._connection.call(
            "POST",
            "/api/v1/auth/sign-out-everywhere",
            body={"keepThis": keep_this},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def sign_up(
        self,
        *,
        email: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.MessageData:
        """Sends a link that makes an account on the plan free, and a code for the browser that asks. An address that has an account
gets a mail that says so and signs in; one that can be mistaken for the address of an account gets a mail that says so. The
answer is the same.

        `POST /api/v1/auth/sign-up`
        """
        return cast("models.MessageData", self._connection.call(
            "POST",
            "/api/v1/auth/sign-up",
            body={"email": email},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def validate_sign_up(
        self,
        *,
        key: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.MeData:
        """Uses the link of a sign-up, once: makes the account, and begins a session.

        `POST /api/v1/auth/sign-up/validate`

        key: The `key` of the link.
        """
        return cast("models.MeData", self._connection.call(
            "POST",
            "/api/v1/auth/sign-up/validate",
            body={"key": key},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def delete_account(
        self,
        *,
        email: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.MessageData:
        """Deletes the account of who asks, at once and for good: sessions, keys, reports and the record of what was done go with it,
and so does a team in which nobody else is. A team with others goes to its next admin or member.

        `POST /api/v1/users/account-deletion`

        email: The address of the account, so that nothing is deleted by mistake.
        """
        return cast("models.MessageData", self._connection.call(
            "POST",
            "/api/v1/users/account-deletion",
            body={"email": email},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def list_activity(
        self,
        *,
        limit: int | None = None,
        skip: int | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.ActivityData:
        """What was done to the account: sign-ins, sessions, keys, reports of contacts.

        `GET /api/v1/users/activity`

        limit: 1 to 100; 20 when absent.
        """
        return cast("models.ActivityData", self._connection.call(
            "GET",
            "/api/v1/users/activity",
            query={"limit": limit, "skip": skip},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def iter_list_activity(
        self,
        *,
        skip: int = 0,
        limit: int = 100,
        max_items: int | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> Iterator[models.DeedView]:
        """What `list_activity` gives page by page, one by one."""
        return by_skip(partial(self.list_activity, timeout=timeout, max_retries=max_retries), "activity", skip, limit, max_items)


class AutocompleteCalls:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def search_autocomplete_podcasts(
        self,
        *,
        query: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.AutocompleteData:
        """Podcasts and words that begin like what is typed.

        `GET /api/v1/autocomplete/podcasts`

        query: What is typed so far.
        """
        return cast("models.AutocompleteData", self._connection.call(
            "GET",
            "/api/v1/autocomplete/podcasts",
            query={"query": query},
            timeout=timeout,
            max_retries=max_retries,
        ))


class ChartsCalls:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def get_chart(
        self,
        *,
        chart_type: str | None = None,
        category: str | None = None,
        country: str | None = None,
        positions_limit: float | None = None,
        compare: str | None = None,
        date: str | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.ChartData:
        """The chart of a day.

        `GET /api/v1/charts`

        date: A day like 2026-11-21; the last that was captured when absent.
        """
        return cast("models.ChartData", self._connection.call(
            "GET",
            "/api/v1/charts",
            query={"chartType": chart_type, "category": category, "country": country, "positionsLimit": positions_limit, "compare": compare, "date": date},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_chart_availability(
        self,
        *,
        chart_type: str | None = None,
        category: str | None = None,
        country: str | None = None,
        date: str | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.AvailabilityData:
        """Which days of a chart there are.

        `GET /api/v1/charts/availability`

        chart_type: `apple` (when absent) or `spotify`.
        date: A day like 2026-11-21.
        """
        return cast("models.AvailabilityData", self._connection.call(
            "GET",
            "/api/v1/charts/availability",
            query={"chartType": chart_type, "category": category, "country": country, "date": date},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_chart_rank_history(
        self,
        *,
        chart_type: str | None = None,
        category: str | None = None,
        country: str | None = None,
        end_date: str | None = None,
        days: float | None = None,
        rows: float | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.RankHistoryData:
        """How the best of a chart got there.

        `GET /api/v1/charts/history`

        chart_type: `apple` (when absent) or `spotify`.
        end_date: A day like 2026-11-21; the last that was captured when absent.
        days: 7 to 90; 30 when absent.
        rows: The best so many of the last day, 1 to 200; 20 when absent.
        """
        return cast("models.RankHistoryData", self._connection.call(
            "GET",
            "/api/v1/charts/history",
            query={"chartType": chart_type, "category": category, "country": country, "endDate": end_date, "days": days, "rows": rows},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_latest_chart(
        self,
        *,
        chart_type: str | None = None,
        category: str | None = None,
        country: str | None = None,
        positions_limit: float | None = None,
        compare: str | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.ChartData:
        """The chart that was captured last.

        `GET /api/v1/charts/latest`

        chart_type: `apple` (when absent) or `spotify`.
        category: `top podcasts` when absent.
        country: ISO 3166 alpha-2; `us` when absent.
        positions_limit: Positions in the answer; all when absent.
        compare: `1d` (when absent) or `7d`.
        """
        return cast("models.ChartData", self._connection.call(
            "GET",
            "/api/v1/charts/latest",
            query={"chartType": chart_type, "category": category, "country": country, "positionsLimit": positions_limit, "compare": compare},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_chart_movement(
        self,
        *,
        chart_type: str | None = None,
        category: str | None = None,
        country: str | None = None,
        date: str | None = None,
        compare: str | None = None,
        limit: float | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.MovementData:
        """Who rose, fell, came and went.

        `GET /api/v1/charts/movement`

        chart_type: `apple` (when absent) or `spotify`.
        date: A day like 2026-11-21; the last that was captured when absent.
        compare: `1d` (when absent) or `7d`.
        limit: Rows of each list, 1 to 200; 10 when absent.
        """
        return cast("models.MovementData", self._connection.call(
            "GET",
            "/api/v1/charts/movement",
            query={"chartType": chart_type, "category": category, "country": country, "date": date, "compare": compare, "limit": limit},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_podcast_chart_appearances(
        self,
        *,
        identity_type: str,
        date: str,
        podcast_id_or_slug: str | None = None,
        platform_id: str | None = None,
        chart_type: str | None = None,
        limit: float | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.AppearancesData:
        """Every chart of a day that a podcast stood on.

        `GET /api/v1/charts/podcast-appearances`

        identity_type: `podcast` or `platform`.
        podcast_id_or_slug: For `podcast`.
        platform_id: For `platform`: Apple's number or Spotify's id.
        chart_type: `apple` (when absent) or `spotify`.
        date: A day like 2026-11-21.
        limit: 1 to 1000; all when absent.
        """
        return cast("models.AppearancesData", self._connection.call(
            "GET",
            "/api/v1/charts/podcast-appearances",
            query={"identityType": identity_type, "podcastIdOrSlug": podcast_id_or_slug, "platformId": platform_id, "chartType": chart_type, "date": date, "limit": limit},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_podcast_chart_history(
        self,
        *,
        identity_type: str,
        podcast_id_or_slug: str | None = None,
        platform_id: str | None = None,
        chart_type: str | None = None,
        category: str | None = None,
        country: str | None = None,
        range: str | None = None,
        date: str | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.PodcastHistoryData:
        """Where a podcast stood on a chart, day by day or week by week.

        `GET /api/v1/charts/podcast-history`

        identity_type: `podcast` or `platform`.
        podcast_id_or_slug: For `podcast`.
        platform_id: For `platform`: Apple's number or Spotify's id.
        chart_type: `apple` (when absent) or `spotify`.
        range: `30d` (when absent), `90d`, `14w`, `6m`, `1y` or `all`; from `14w` on by weeks.
        date: The last day; the last that was captured when absent.
        """
        return cast("models.PodcastHistoryData", self._connection.call(
            "GET",
            "/api/v1/charts/podcast-history",
            query={"identityType": identity_type, "podcastIdOrSlug": podcast_id_or_slug, "platformId": platform_id, "chartType": chart_type, "category": category, "country": country, "range": range, "date": date},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_categories_by_chart_type(
        self,
        *,
        chart_type: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.ChartCategoriesData:
        """Categories that have charts.

        `GET /api/v1/charts/{chartType}/categories`

        chart_type: `apple` or `spotify`
        """
        return cast("models.ChartCategoriesData", self._connection.call(
            "GET",
            "/api/v1/charts/{chartType}/categories",
            parts={"chartType": chart_type},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_available_countries_by_chart_type(
        self,
        *,
        chart_type: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.ChartCountriesData:
        """Countries that have charts.

        `GET /api/v1/charts/{chartType}/countries`

        chart_type: `apple` or `spotify`
        """
        return cast("models.ChartCountriesData", self._connection.call(
            "GET",
            "/api/v1/charts/{chartType}/countries",
            parts={"chartType": chart_type},
            timeout=timeout,
            max_retries=max_retries,
        ))


class EpisodesCalls:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def get_episode_details_by_slug(
        self,
        *,
        podcast: str,
        episode: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.EpisodeData:
        """An episode by its slug and its podcast's.

        `GET /api/v1/episodes/by-slug`

        podcast: The podcast's slug.
        episode: The episode's slug.
        """
        return cast("models.EpisodeData", self._connection.call(
            "GET",
            "/api/v1/episodes/by-slug",
            query={"podcast": podcast, "episode": episode},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_latest_episodes(
        self,
        *,
        categories: list[str] | None = None,
        podcast_image_required: bool | None = None,
        has_transcript: bool | None = None,
        language: str | None = None,
        exclude_explicit: bool | None = None,
        limit: int | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.LatestEpisodesData:
        """The newest episodes of the catalog.

        `GET /api/v1/episodes/latest`

        categories: Genres of the show, in any case; one of them is enough. Repeat the parameter for several.
        podcast_image_required: Only of shows that have a picture.
        language: BCP 47; a bare language also finds its regions. `en` when absent.
        exclude_explicit: Without what is marked explicit.
        limit: 1 to 150; 150 when absent.
        """
        return cast("models.LatestEpisodesData", self._connection.call(
            "GET",
            "/api/v1/episodes/latest",
            query={"categories": categories, "podcastImageRequired": podcast_image_required, "hasTranscript": has_transcript, "language": language, "excludeExplicit": exclude_explicit, "limit": limit},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_episode_details_by_id(
        self,
        *,
        episode_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.EpisodeData:
        """An episode by its id.

        `GET /api/v1/episodes/{episodeId}/details`
        """
        return cast("models.EpisodeData", self._connection.call(
            "GET",
            "/api/v1/episodes/{episodeId}/details",
            parts={"episodeId": episode_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def download_episode_transcript(
        self,
        *,
        episode_id: str,
        format: str | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> bytes:
        """The transcript of an episode as a file, in the formats of the caller's plan.

        Costs one download of the plan; the same episode again within the month costs nothing.

        `GET /api/v1/episodes/{episodeId}/download/transcript`

        format: `txt`, `vtt` or `sentence-vtt`; txt when absent.
        """
        return cast("bytes", self._connection.call(
            "GET",
            "/api/v1/episodes/{episodeId}/download/transcript",
            parts={"episodeId": episode_id},
            query={"format": format},
            kind="file",
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_similar_episodes(
        self,
        *,
        episode_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.SimilarEpisodesData:
        """Episodes like this one.

        `GET /api/v1/episodes/{episodeId}/similar-episodes`
        """
        return cast("models.SimilarEpisodesData", self._connection.call(
            "GET",
            "/api/v1/episodes/{episodeId}/similar-episodes",
            parts={"episodeId": episode_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_episode_transcript_text(
        self,
        *,
        episode_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.TranscriptTextData:
        """The transcript of an episode as text.

        `GET /api/v1/episodes/{episodeId}/transcript-text`
        """
        return cast("models.TranscriptTextData", self._connection.call(
            "GET",
            "/api/v1/episodes/{episodeId}/transcript-text",
            parts={"episodeId": episode_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_episode_transcript_text_preview(
        self,
        *,
        episode_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.TranscriptTextPreviewData:
        """The start of an episode's transcript, for everybody.

        `GET /api/v1/episodes/{episodeId}/transcript-text/preview`
        """
        return cast("models.TranscriptTextPreviewData", self._connection.call(
            "GET",
            "/api/v1/episodes/{episodeId}/transcript-text/preview",
            parts={"episodeId": episode_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_episode_transcript_timestamps(
        self,
        *,
        episode_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.TranscriptTimestampsData:
        """The transcript of an episode with the moments it was said.

        `GET /api/v1/episodes/{episodeId}/transcript-timestamps`
        """
        return cast("models.TranscriptTimestampsData", self._connection.call(
            "GET",
            "/api/v1/episodes/{episodeId}/transcript-timestamps",
            parts={"episodeId": episode_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_episode_transcript_timestamps_preview(
        self,
        *,
        episode_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.TranscriptTimestampsPreviewData:
        """The first sentences of an episode's transcript, for everybody.

        `GET /api/v1/episodes/{episodeId}/transcript-timestamps/preview`
        """
        return cast("models.TranscriptTimestampsPreviewData", self._connection.call(
            "GET",
            "/api/v1/episodes/{episodeId}/transcript-timestamps/preview",
            parts={"episodeId": episode_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def request_transcription(
        self,
        *,
        episode_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.TranscriptionRequestData:
        """Asks for the transcript of an episode, for the caller's team.

        It is completed when the catalog has the transcript: today what the show itself publishes, looked for at each ingest.
        Costs one transcription request of the plan; an episode that the team asked for before costs nothing.

        `POST /api/v1/episodes/{episodeId}/transcription-request`
        """
        return cast("models.TranscriptionRequestData", self._connection.call(
            "POST",
            "/api/v1/episodes/{episodeId}/transcription-request",
            parts={"episodeId": episode_id},
            timeout=timeout,
            max_retries=max_retries,
        ))


class PodcastsCalls:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def get_podcast_authority_score(
        self,
        *,
        podcast_id_or_slug: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.AuthorityScoreData:
        """The authority score of a podcast.

        `GET /api/v1/podcasts/authority-score/{podcastIdOrSlug}`
        """
        return cast("models.AuthorityScoreData", self._connection.call(
            "GET",
            "/api/v1/podcasts/authority-score/{podcastIdOrSlug}",
            parts={"podcastIdOrSlug": podcast_id_or_slug},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_podcast_authority_score_details(
        self,
        *,
        podcast_id_or_slug: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.AuthorityScoreDetailsData:
        """The authority score of a podcast with every input that it is made of.

        `GET /api/v1/podcasts/authority-score/{podcastIdOrSlug}/details`
        """
        return cast("models.AuthorityScoreDetailsData", self._connection.call(
            "GET",
            "/api/v1/podcasts/authority-score/{podcastIdOrSlug}/details",
            parts={"podcastIdOrSlug": podcast_id_or_slug},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_podcast_by_feed_url(
        self,
        *,
        rss_feed_url: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.PodcastData:
        """A podcast by the URL of its feed.

        `GET /api/v1/podcasts/by-feed-url`

        rss_feed_url: Also a URL under which the feed was read before.
        """
        return cast("models.PodcastData", self._connection.call(
            "GET",
            "/api/v1/podcasts/by-feed-url",
            query={"rssFeedUrl": rss_feed_url},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_podcast_id_lookup(
        self,
        *,
        slug: str | None = None,
        earshot_id: str | None = None,
        pod_engine_id: str | None = None,
        rss_feed_url: str | None = None,
        podcast_guid: str | None = None,
        apple_id: int | None = None,
        spotify_id: str | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.LookupData:
        """A podcast by one of its ids.

        `GET /api/v1/podcasts/id/lookup`

        pod_engine_id: The field's client calls our id so.
        podcast_guid: `podcast:guid`. Found when it is the one that the feed's first URL gives.
        apple_id: Not indexed: answers `null`.
        spotify_id: Not indexed: answers `null`.
        """
        return cast("models.LookupData", self._connection.call(
            "GET",
            "/api/v1/podcasts/id/lookup",
            query={"slug": slug, "earshotId": earshot_id, "podEngineId": pod_engine_id, "rssFeedUrl": rss_feed_url, "podcastGuid": podcast_guid, "appleId": apple_id, "spotifyId": spotify_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_latest_podcasts(
        self,
        *,
        has_transcripts: bool | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.LatestPodcastsData:
        """The podcasts with the newest episodes.

        `GET /api/v1/podcasts/latest`

        has_transcripts: Only those with a transcript.
        """
        return cast("models.LatestPodcastsData", self._connection.call(
            "GET",
            "/api/v1/podcasts/latest",
            query={"hasTranscripts": has_transcripts},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_multiple_podcasts(
        self,
        *,
        details: models.Details,
        podcast_ids: list[str] | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.MultiplePodcastsData:
        """Several podcasts by their ids.

        `GET /api/v1/podcasts/multiple`

        podcast_ids: Repeat the parameter for each podcast, 1 to 100.
        """
        return cast("models.MultiplePodcastsData", self._connection.call(
            "GET",
            "/api/v1/podcasts/multiple",
            query={"podcastIds": podcast_ids, "details": details},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_podcast(
        self,
        *,
        podcast_id_or_slug: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.PodcastData:
        """A podcast by its id or slug.

        `GET /api/v1/podcasts/{podcastIdOrSlug}`
        """
        return cast("models.PodcastData", self._connection.call(
            "GET",
            "/api/v1/podcasts/{podcastIdOrSlug}",
            parts={"podcastIdOrSlug": podcast_id_or_slug},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_podcast_all_details(
        self,
        *,
        podcast_id_or_slug: str,
        include_publishing_history: bool | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.AllDetailsData:
        """A podcast with everything at once.

        Each part is what its own call tells. Contacts cost nothing here: all of them come where this podcast's were asked for this
        month or the plan has no limit, else the address in the feed.

        `GET /api/v1/podcasts/{podcastIdOrSlug}/all-details`

        include_publishing_history: Whether how many episodes each of the last 24 months had is told, too.
        """
        return cast("models.AllDetailsData", self._connection.call(
            "GET",
            "/api/v1/podcasts/{podcastIdOrSlug}/all-details",
            parts={"podcastIdOrSlug": podcast_id_or_slug},
            query={"includePublishingHistory": include_publishing_history},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_podcast_charts(
        self,
        *,
        podcast_id_or_slug: str,
        chart_type: str | None = None,
        category: str | None = None,
        country: str | None = None,
        positions_limit: float | None = None,
        compare: str | None = None,
        limit: float | None = None,
        date: str | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.PodcastChartsData:
        """The charts that a podcast stands on.

        `GET /api/v1/podcasts/{podcastIdOrSlug}/charts`

        chart_type: `apple` or `spotify`; both when absent.
        positions_limit: Charts on which it stands at this position or better.
        compare: `1d` or `7d`; for the field's client, the answer has no comparison.
        limit: 1 to 1000; all when absent.
        date: A day like 2026-11-21; the last capture of each chart when absent.
        """
        return cast("models.PodcastChartsData", self._connection.call(
            "GET",
            "/api/v1/podcasts/{podcastIdOrSlug}/charts",
            parts={"podcastIdOrSlug": podcast_id_or_slug},
            query={"chartType": chart_type, "category": category, "country": country, "positionsLimit": positions_limit, "compare": compare, "limit": limit, "date": date},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_podcast_chart_presence(
        self,
        *,
        podcast_id_or_slug: str,
        end_date: str | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.PresenceData:
        """Every chart that a podcast was ever on.

        `GET /api/v1/podcasts/{podcastIdOrSlug}/charts/presence`

        end_date: A day like 2026-11-21; the last that was captured when absent.
        """
        return cast("models.PresenceData", self._connection.call(
            "GET",
            "/api/v1/podcasts/{podcastIdOrSlug}/charts/presence",
            parts={"podcastIdOrSlug": podcast_id_or_slug},
            query={"endDate": end_date},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_podcast_contacts(
        self,
        *,
        podcast_id_or_slug: str,
        spend: bool | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.PodcastContactsData:
        """How to reach a podcast: addresses, numbers and pages, each with where and when it was seen.

        From the plan business on everything, on the plan individual the address in the feed. Everything costs one of the plan's
        advanced contacts of the month; the same podcast again within the month costs nothing, nor does one of which no more is known
        than the feed says.

        `GET /api/v1/podcasts/{podcastIdOrSlug}/contacts`

        spend: `false` spends nothing: all contacts come when this podcast was asked for this month or the plan has no limit, else the address in the feed and how much more there is.
        """
        return cast("models.PodcastContactsData", self._connection.call(
            "GET",
            "/api/v1/podcasts/{podcastIdOrSlug}/contacts",
            parts={"podcastIdOrSlug": podcast_id_or_slug},
            query={"spend": spend},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def report_podcast_contact(
        self,
        *,
        podcast_id_or_slug: str,
        contact: str,
        reason: models.ContactReportReason,
        note: str | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.MessageData:
        """Reports a contact of a podcast as wrong. A second report of the same contact replaces the first. The answer is the same
whether the podcast has the contact or not: only one that the plan shows counts.

        `POST /api/v1/podcasts/{podcastIdOrSlug}/contacts/reports`

        contact: The address or the number, as it is shown.
        """
        return cast("models.MessageData", self._connection.call(
            "POST",
            "/api/v1/podcasts/{podcastIdOrSlug}/contacts/reports",
            parts={"podcastIdOrSlug": podcast_id_or_slug},
            body={"contact": contact, "note": note, "reason": reason},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_podcast_episode_catalogue(
        self,
        *,
        podcast_id_or_slug: str,
        view: Literal["summary", "full"],
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.EpisodeCatalogueData:
        """The episodes of a podcast at a glance, and its rhythm over the last year.

        `GET /api/v1/podcasts/{podcastIdOrSlug}/episode-catalogue`
        """
        return cast("models.EpisodeCatalogueData", self._connection.call(
            "GET",
            "/api/v1/podcasts/{podcastIdOrSlug}/episode-catalogue",
            parts={"podcastIdOrSlug": podcast_id_or_slug},
            query={"view": view},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_podcast_episodes(
        self,
        *,
        podcast_id_or_slug: str,
        has_transcript: bool | None = None,
        skip: int | None = None,
        limit: int | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.PodcastEpisodesData:
        """The episodes of a podcast.

        `GET /api/v1/podcasts/{podcastIdOrSlug}/episodes`

        skip: Episodes to pass over: at most 100000000.
        limit: 1 to 100; 20 when absent.
        """
        return cast("models.PodcastEpisodesData", self._connection.call(
            "GET",
            "/api/v1/podcasts/{podcastIdOrSlug}/episodes",
            parts={"podcastIdOrSlug": podcast_id_or_slug},
            query={"hasTranscript": has_transcript, "skip": skip, "limit": limit},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def iter_podcast_episodes(
        self,
        *,
        podcast_id_or_slug: str,
        has_transcript: bool | None = None,
        skip: int = 0,
        limit: int = 100,
        max_items: int | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> Iterator[models.EpisodeView]:
        """What `get_podcast_episodes` gives page by page, one by one."""
        return by_skip(partial(self.get_podcast_episodes, podcast_id_or_slug=podcast_id_or_slug, has_transcript=has_transcript, timeout=timeout, max_retries=max_retries), "podcastWithEpisodes.episodes", skip, limit, max_items)

    def get_podcast_guests(
        self,
        *,
        podcast_id_or_slug: str,
        since_days: int | None = None,
        role: str | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.PodcastGuestsData:
        """The people of a podcast's episodes: how often, first and last.

        `GET /api/v1/podcasts/{podcastIdOrSlug}/guests`

        since_days: Episodes of so many days, at most the newest 1,000; the newest 10 episodes when absent.
        role: `guest` or `host`: only who is that most often. Everybody when absent.
        """
        return cast("models.PodcastGuestsData", self._connection.call(
            "GET",
            "/api/v1/podcasts/{podcastIdOrSlug}/guests",
            parts={"podcastIdOrSlug": podcast_id_or_slug},
            query={"sinceDays": since_days, "role": role},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_podcast_related_podcasts(
        self,
        *,
        podcast_id_or_slug: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.RelatedData:
        """Podcasts like this one.

        `GET /api/v1/podcasts/{podcastIdOrSlug}/related-podcasts`
        """
        return cast("models.RelatedData", self._connection.call(
            "GET",
            "/api/v1/podcasts/{podcastIdOrSlug}/related-podcasts",
            parts={"podcastIdOrSlug": podcast_id_or_slug},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_podcast_reviews(
        self,
        *,
        podcast_id_or_slug: str,
        country: str | None = None,
        limit: int | None = None,
        offset: int | None = None,
        min_rating: int | None = None,
        max_rating: int | None = None,
        q: str | None = None,
        sort: str | None = None,
        since: str | None = None,
        until: str | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.PodcastReviewsData:
        """The ratings of a podcast on Apple, Spotify and Castbox, and its reviews.

        `GET /api/v1/podcasts/{podcastIdOrSlug}/reviews`

        country: Reviews of one country, ISO 3166 alpha-2; the ratings by country stay whole.
        limit: Reviews of a page, 1 to 100; 20 when absent.
        offset: Reviews to pass over.
        min_rating: 1 to 5 stars.
        max_rating: 1 to 5 stars.
        q: Words that are all in title or body, in any case; at most 10.
        sort: `newest`, `lowest` or `highest` first; newest when absent.
        since: Beyond the contract: a day like 2026-11-21, written on it or later.
        until: Beyond the contract: a day like 2026-11-21, written on it or before.
        """
        return cast("models.PodcastReviewsData", self._connection.call(
            "GET",
            "/api/v1/podcasts/{podcastIdOrSlug}/reviews",
            parts={"podcastIdOrSlug": podcast_id_or_slug},
            query={"country": country, "limit": limit, "offset": offset, "minRating": min_rating, "maxRating": max_rating, "q": q, "sort": sort, "since": since, "until": until},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_podcast_social_media_details(
        self,
        *,
        podcast_id_or_slug: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.PodcastSocialMediaData:
        """The profiles of a podcast, and how many follow them.

        `GET /api/v1/podcasts/{podcastIdOrSlug}/social-media`
        """
        return cast("models.PodcastSocialMediaData", self._connection.call(
            "GET",
            "/api/v1/podcasts/{podcastIdOrSlug}/social-media",
            parts={"podcastIdOrSlug": podcast_id_or_slug},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_podcast_sponsors(
        self,
        *,
        podcast_id_or_slug: str,
        since_days: int | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.PodcastSponsorsData:
        """The sponsors of a podcast's episodes: how often, first and last.

        `GET /api/v1/podcasts/{podcastIdOrSlug}/sponsors`

        since_days: Episodes of so many days, at most the newest 1,000; the newest 10 episodes when absent.
        """
        return cast("models.PodcastSponsorsData", self._connection.call(
            "GET",
            "/api/v1/podcasts/{podcastIdOrSlug}/sponsors",
            parts={"podcastIdOrSlug": podcast_id_or_slug},
            query={"sinceDays": since_days},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_podcast_youtube_details(
        self,
        *,
        podcast_id_or_slug: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.PodcastYoutubeData:
        """The channels of a podcast on YouTube, and how they grew.

        `GET /api/v1/podcasts/{podcastIdOrSlug}/youtube`
        """
        return cast("models.PodcastYoutubeData", self._connection.call(
            "GET",
            "/api/v1/podcasts/{podcastIdOrSlug}/youtube",
            parts={"podcastIdOrSlug": podcast_id_or_slug},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def search_reviews(
        self,
        *,
        q: str,
        country: str | None = None,
        min_rating: int | None = None,
        max_rating: int | None = None,
        since: str | None = None,
        until: str | None = None,
        sort: str | None = None,
        limit: int | None = None,
        offset: int | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.FoundReviewsData:
        """Search the reviews of all podcasts.

        Beyond the contract. The first thousand are given out.

        `GET /api/v1/reviews`

        q: Words that are all in title or body, in any case; 1 to 10.
        country: Reviews of one country, ISO 3166 alpha-2.
        min_rating: 1 to 5 stars.
        max_rating: 1 to 5 stars.
        since: A day like 2026-11-21, written on it or later.
        until: A day like 2026-11-21, written on it or before.
        sort: `newest`, `lowest` or `highest` first; newest when absent.
        limit: Reviews of a page, 1 to 100; 20 when absent.
        offset: Reviews to pass over.
        """
        return cast("models.FoundReviewsData", self._connection.call(
            "GET",
            "/api/v1/reviews",
            query={"q": q, "country": country, "minRating": min_rating, "maxRating": max_rating, "since": since, "until": until, "sort": sort, "limit": limit, "offset": offset},
            timeout=timeout,
            max_retries=max_retries,
        ))


class PublicCalls:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def get_directory(
        self,
        *,
        letter: str,
        skip: int | None = None,
        limit: int | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.DirectoryData:
        """Podcasts by the first letter of their title.

        `GET /api/v1/public/directory`

        letter: a to z, or 0 for everything else.
        skip: Podcasts to pass over: at most 100000000.
        limit: 1 to 1000; 100 when absent.
        """
        return cast("models.DirectoryData", self._connection.call(
            "GET",
            "/api/v1/public/directory",
            query={"letter": letter, "skip": skip, "limit": limit},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def iter_directory(
        self,
        *,
        letter: str,
        skip: int = 0,
        limit: int = 100,
        max_items: int | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> Iterator[models.PodcastSummary]:
        """What `get_directory` gives page by page, one by one."""
        return by_skip(partial(self.get_directory, letter=letter, timeout=timeout, max_retries=max_retries), "podcasts", skip, limit, max_items)

    def get_health(
        self,
        *,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.HealthData:
        """Whether the API is up.

        `GET /api/v1/public/health`
        """
        return cast("models.HealthData", self._connection.call(
            "GET",
            "/api/v1/public/health",
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_statistics(
        self,
        *,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.StatisticsData:
        """What the catalog holds.

        `GET /api/v1/public/statistics`
        """
        return cast("models.StatisticsData", self._connection.call(
            "GET",
            "/api/v1/public/statistics",
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_status(
        self,
        *,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.StatusData:
        """How the service was on each of the last 90 days. Of a day that nothing is known of, nothing is said.

        `GET /api/v1/public/status`
        """
        return cast("models.StatusData", self._connection.call(
            "GET",
            "/api/v1/public/status",
            timeout=timeout,
            max_retries=max_retries,
        ))


class StatsCalls:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def get_rss_stats_podcast2(
        self,
        *,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.Podcast2Data:
        """What feeds implement of the podcast namespace, and who hosts them.

        `GET /api/v1/rss/stats/public/podcast2`
        """
        return cast("models.Podcast2Data", self._connection.call(
            "GET",
            "/api/v1/rss/stats/public/podcast2",
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_rss_stats_podcast2_history(
        self,
        *,
        field: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.TagHistoryData:
        """How the use of a tag went over time.

        `GET /api/v1/rss/stats/public/podcast2/history`

        field: A tag of the podcast namespace: `podcast:transcript`.
        """
        return cast("models.TagHistoryData", self._connection.call(
            "GET",
            "/api/v1/rss/stats/public/podcast2/history",
            query={"field": field},
            timeout=timeout,
            max_retries=max_retries,
        ))


class SearchCalls:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def search_episodes(
        self,
        *,
        chart_positions: models.ChartPositionsRequest | None | Unset = UNSET,
        cursor: str | None | Unset = UNSET,
        episode_created_since: models.DateRequest | None | Unset = UNSET,
        episode_updated_since: models.DateRequest | None | Unset = UNSET,
        exclude_episode_ids: list[str] | None | Unset = UNSET,
        exclude_itunes_genres: list[str] | None | Unset = UNSET,
        exclude_podcast_ids: list[str] | None | Unset = UNSET,
        explain: bool | None | Unset = UNSET,
        explicit: str | None | Unset = UNSET,
        facets: list[str] | None | Unset = UNSET,
        founded_since: models.DateRequest | None | Unset = UNSET,
        has_primary_contact: bool | None | Unset = UNSET,
        has_socials: list[str] | None | Unset = UNSET,
        has_transcript: bool | None | Unset = UNSET,
        include_episode_ids: list[str] | None | Unset = UNSET,
        include_itunes_genres: list[str] | None | Unset = UNSET,
        include_match_snippet: bool | None | Unset = UNSET,
        include_podcast_ids: list[str] | None | Unset = UNSET,
        include_transcript_snippet: bool | None | Unset = UNSET,
        keywords: list[str] | None | Unset = UNSET,
        languages: list[str] | None | Unset = UNSET,
        last_episode_date_since: models.DateRequest | None | Unset = UNSET,
        max_total_episodes: int | None | Unset = UNSET,
        meaning_weight: float | None | Unset = UNSET,
        min_castbox_plays: int | None | Unset = UNSET,
        min_castbox_subscribers: int | None | Unset = UNSET,
        min_itunes_rating: float | None | Unset = UNSET,
        min_itunes_rating_count: int | None | Unset = UNSET,
        min_spotify_rating: float | None | Unset = UNSET,
        min_spotify_rating_count: int | None | Unset = UNSET,
        min_total_episodes: int | None | Unset = UNSET,
        mode: str | None | Unset = UNSET,
        page_size: int | None | Unset = UNSET,
        person_filters: list[models.PersonRequest] | None | Unset = UNSET,
        podcast_audience_estimated_monthly_listeners: models.CountRangeRequest | None | Unset = UNSET,
        podcast_authority_score: models.AuthorityScoreRequest | None | Unset = UNSET,
        podcast_countries: list[str] | None | Unset = UNSET,
        podcast_has_guests: bool | None | Unset = UNSET,
        podcast_likely_machine_made: bool | None | Unset = UNSET,
        podcast_very_stale: bool | None | Unset = UNSET,
        project: models.ProjectRequest | None | Unset = UNSET,
        project_id: str | None | Unset = UNSET,
        published_before: models.DateRequest | None | Unset = UNSET,
        published_since: models.DateRequest | None | Unset = UNSET,
        search_term_groups: list[models.TermGroupRequest] | None | Unset = UNSET,
        search_terms: list[models.SearchTermRequest] | None | Unset = UNSET,
        sort_order: list[models.SortRequest] | None | Unset = UNSET,
        sponsor_filters: list[models.SponsorRequest] | None | Unset = UNSET,
        topics: list[str] | None | Unset = UNSET,
        transcript_highlight_length: int | None | Unset = UNSET,
        transcript_snippet_length: int | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.SearchDataEpisodeHitView:
        """Search episodes and what is said in them.

        Without an account, passages are left out once 4,000 characters of their transcript were shown that day.

        Costs one search of the plan. The same search within 15 minutes costs nothing, nor do its further pages for whoever paid
        for the first, nor a call that fails. A search that began costs, also when its client goes away.

        `POST /api/v1/search/episodes`

        chart_positions: Beyond the contract: shows that stand on such a chart now. `sortOrder` by `chartPosition` sorts by that.
        cursor: The cursor of the answer before, with the same search.
        episode_created_since: Episodes only: when it came into the catalog.
        episode_updated_since: Episodes only: when it last changed in the catalog.
        exclude_episode_ids: Leaves nothing out of a search of podcasts.
        explain: Each hit says what its score is made of.
        explicit: `clean` or `explicit`.
        facets: What to count among the hits: language, genre, country, updateFrequency, hasTranscript, hasGuests, likelyMachineMade, veryStale, topics, keywords.
        founded_since: Of the show's first episode.
        has_transcript: Episodes only.
        include_episode_ids: Episodes only.
        include_itunes_genres: Category names, in any case.
        include_match_snippet: Episodes only: fill `matchSnippet`.
        include_transcript_snippet: Episodes only: `false` leaves the passages of the transcript out (spec 5: they are there by default).
        keywords: Beyond the contract: one of these keywords; the same.
        languages: BCP 47; `en` also finds `en-GB`.
        last_episode_date_since: Of the show's newest episode.
        meaning_weight: Beyond the contract: how much meaning counts beside words, 0 to 1; as the model deserves when absent.
        min_itunes_rating: 0 to 5. Shows whose rating is not known are not found; so it is with all figures.
        min_spotify_rating: 0 to 5.
        mode: Beyond the contract: what finds hits, `words`, `meaning` or `both`. When absent both where a model is connected, else words. Filters, and terms that must or must not match, hold in any case.
        page_size: 1 to 1000, for admins.
        person_filters: Episodes only: every one of these persons takes part.
        podcast_countries: ISO 3166-1 alpha-2.
        podcast_likely_machine_made: Beyond the contract: shows that are likely made by a machine, or all others.
        podcast_very_stale: Beyond the contract: shows that fell silent long ago by their own rhythm, or all others.
        project: Refused: projects do not exist yet. `excludePodcastIds` takes what is to be left out.
        project_id: Refused, as `project`.
        published_before: Episodes only.
        published_since: Episodes only.
        search_term_groups: Of each group one term matches at least, in addition to `searchTerms`.
        sort_order: By relevance when absent. The first decides, the next between equal ones; each field once.
        sponsor_filters: Episodes only: every one of these sponsors is named.
        topics: Beyond the contract: one of these topics, in any case. Of podcasts in searches of podcasts, of episodes in those of episodes. Refused where the catalog was indexed without meaning.
        transcript_highlight_length: Episodes only: how long each highlighted fragment is, 1 to 2000 characters; 400 when absent.
        transcript_snippet_length: Episodes only: how long a passage is, 1 to 2000 characters; 400 when absent.
        """
        return cast("models.SearchDataEpisodeHitView", self._connection.call(
            "POST",
            "/api/v1/search/episodes",
            body={"chartPositions": chart_positions, "cursor": cursor, "episodeCreatedSince": episode_created_since, "episodeUpdatedSince": episode_updated_since, "excludeEpisodeIds": exclude_episode_ids, "excludeItunesGenres": exclude_itunes_genres, "excludePodcastIds": exclude_podcast_ids, "explain": explain, "explicit": explicit, "facets": facets, "foundedSince": founded_since, "hasPrimaryContact": has_primary_contact, "hasSocials": has_socials, "hasTranscript": has_transcript, "includeEpisodeIds": include_episode_ids, "includeItunesGenres": include_itunes_genres, "includeMatchSnippet": include_match_snippet, "includePodcastIds": include_podcast_ids, "includeTranscriptSnippet": include_transcript_snippet, "keywords": keywords, "languages": languages, "lastEpisodeDateSince": last_episode_date_since, "maxTotalEpisodes": max_total_episodes, "meaningWeight": meaning_weight, "minCastboxPlays": min_castbox_plays, "minCastboxSubscribers": min_castbox_subscribers, "minItunesRating": min_itunes_rating, "minItunesRatingCount": min_itunes_rating_count, "minSpotifyRating": min_spotify_rating, "minSpotifyRatingCount": min_spotify_rating_count, "minTotalEpisodes": min_total_episodes, "mode": mode, "pageSize": page_size, "personFilters": person_filters, "podcastAudienceEstimatedMonthlyListeners": podcast_audience_estimated_monthly_listeners, "podcastAuthorityScore": podcast_authority_score, "podcastCountries": podcast_countries, "podcastHasGuests": podcast_has_guests, "podcastLikelyMachineMade": podcast_likely_machine_made, "podcastVeryStale": podcast_very_stale, "project": project, "projectId": project_id, "publishedBefore": published_before, "publishedSince": published_since, "searchTermGroups": search_term_groups, "searchTerms": search_terms, "sortOrder": sort_order, "sponsorFilters": sponsor_filters, "topics": topics, "transcriptHighlightLength": transcript_highlight_length, "transcriptSnippetLength": transcript_snippet_length},
            reads=True,
            kind="search",
            timeout=timeout,
            max_retries=max_retries,
        ))

    def iter_episodes(
        self,
        *,
        chart_positions: models.ChartPositionsRequest | None | Unset = UNSET,
        episode_created_since: models.DateRequest | None | Unset = UNSET,
        episode_updated_since: models.DateRequest | None | Unset = UNSET,
        exclude_episode_ids: list[str] | None | Unset = UNSET,
        exclude_itunes_genres: list[str] | None | Unset = UNSET,
        exclude_podcast_ids: list[str] | None | Unset = UNSET,
        explain: bool | None | Unset = UNSET,
        explicit: str | None | Unset = UNSET,
        facets: list[str] | None | Unset = UNSET,
        founded_since: models.DateRequest | None | Unset = UNSET,
        has_primary_contact: bool | None | Unset = UNSET,
        has_socials: list[str] | None | Unset = UNSET,
        has_transcript: bool | None | Unset = UNSET,
        include_episode_ids: list[str] | None | Unset = UNSET,
        include_itunes_genres: list[str] | None | Unset = UNSET,
        include_match_snippet: bool | None | Unset = UNSET,
        include_podcast_ids: list[str] | None | Unset = UNSET,
        include_transcript_snippet: bool | None | Unset = UNSET,
        keywords: list[str] | None | Unset = UNSET,
        languages: list[str] | None | Unset = UNSET,
        last_episode_date_since: models.DateRequest | None | Unset = UNSET,
        max_total_episodes: int | None | Unset = UNSET,
        meaning_weight: float | None | Unset = UNSET,
        min_castbox_plays: int | None | Unset = UNSET,
        min_castbox_subscribers: int | None | Unset = UNSET,
        min_itunes_rating: float | None | Unset = UNSET,
        min_itunes_rating_count: int | None | Unset = UNSET,
        min_spotify_rating: float | None | Unset = UNSET,
        min_spotify_rating_count: int | None | Unset = UNSET,
        min_total_episodes: int | None | Unset = UNSET,
        mode: str | None | Unset = UNSET,
        page_size: int | None | Unset = UNSET,
        person_filters: list[models.PersonRequest] | None | Unset = UNSET,
        podcast_audience_estimated_monthly_listeners: models.CountRangeRequest | None | Unset = UNSET,
        podcast_authority_score: models.AuthorityScoreRequest | None | Unset = UNSET,
        podcast_countries: list[str] | None | Unset = UNSET,
        podcast_has_guests: bool | None | Unset = UNSET,
        podcast_likely_machine_made: bool | None | Unset = UNSET,
        podcast_very_stale: bool | None | Unset = UNSET,
        project: models.ProjectRequest | None | Unset = UNSET,
        project_id: str | None | Unset = UNSET,
        published_before: models.DateRequest | None | Unset = UNSET,
        published_since: models.DateRequest | None | Unset = UNSET,
        search_term_groups: list[models.TermGroupRequest] | None | Unset = UNSET,
        search_terms: list[models.SearchTermRequest] | None | Unset = UNSET,
        sort_order: list[models.SortRequest] | None | Unset = UNSET,
        sponsor_filters: list[models.SponsorRequest] | None | Unset = UNSET,
        topics: list[str] | None | Unset = UNSET,
        transcript_highlight_length: int | None | Unset = UNSET,
        transcript_snippet_length: int | None | Unset = UNSET,
        max_items: int | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> Iterator[models.SearchEpisodesItem]:
        """What `search_episodes` gives page by page, one by one."""
        return by_cursor(partial(self.search_episodes, chart_positions=chart_positions, episode_created_since=episode_created_since, episode_updated_since=episode_updated_since, exclude_episode_ids=exclude_episode_ids, exclude_itunes_genres=exclude_itunes_genres, exclude_podcast_ids=exclude_podcast_ids, explain=explain, explicit=explicit, facets=facets, founded_since=founded_since, has_primary_contact=has_primary_contact, has_socials=has_socials, has_transcript=has_transcript, include_episode_ids=include_episode_ids, include_itunes_genres=include_itunes_genres, include_match_snippet=include_match_snippet, include_podcast_ids=include_podcast_ids, include_transcript_snippet=include_transcript_snippet, keywords=keywords, languages=languages, last_episode_date_since=last_episode_date_since, max_total_episodes=max_total_episodes, meaning_weight=meaning_weight, min_castbox_plays=min_castbox_plays, min_castbox_subscribers=min_castbox_subscribers, min_itunes_rating=min_itunes_rating, min_itunes_rating_count=min_itunes_rating_count, min_spotify_rating=min_spotify_rating, min_spotify_rating_count=min_spotify_rating_count, min_total_episodes=min_total_episodes, mode=mode, page_size=page_size, person_filters=person_filters, podcast_audience_estimated_monthly_listeners=podcast_audience_estimated_monthly_listeners, podcast_authority_score=podcast_authority_score, podcast_countries=podcast_countries, podcast_has_guests=podcast_has_guests, podcast_likely_machine_made=podcast_likely_machine_made, podcast_very_stale=podcast_very_stale, project=project, project_id=project_id, published_before=published_before, published_since=published_since, search_term_groups=search_term_groups, search_terms=search_terms, sort_order=sort_order, sponsor_filters=sponsor_filters, topics=topics, transcript_highlight_length=transcript_highlight_length, transcript_snippet_length=transcript_snippet_length, timeout=timeout, max_retries=max_retries), "result.hits", "cursor", max_items)

    def get_transcript_passages(
        self,
        *,
        episode_id: str,
        page_size: int,
        search_options: models.SearchRequest,
        cursor: str | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.TranscriptPassagesData:
        """Find in what was said in an episode.

        Without an account, 4,000 characters of a transcript are shown a day, passages in search results included; a passage
        that was shown that day costs nothing again, and a question costs 40. `truncated` says when something was left out.

        `POST /api/v1/search/episodes/{episodeId}/transcript`

        cursor: `nextCursor` of the answer before, with the same search.
        page_size: 1 to 100.
        search_options: A search, as it was sent or as its answer repeats it. Only its terms that look at transcripts find passages; its order, its cursor and its page size are those of the search and count for nothing here.
        """
        return cast("models.TranscriptPassagesData", self._connection.call(
            "POST",
            "/api/v1/search/episodes/{episodeId}/transcript",
            parts={"episodeId": episode_id},
            body={"cursor": cursor, "pageSize": page_size, "searchOptions": search_options},
            reads=True,
            kind="search",
            timeout=timeout,
            max_retries=max_retries,
        ))

    def iter_transcript_passages(
        self,
        *,
        episode_id: str,
        page_size: int,
        search_options: models.SearchRequest,
        max_items: int | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> Iterator[models.PassageView]:
        """What `get_transcript_passages` gives page by page, one by one."""
        return by_cursor(partial(self.get_transcript_passages, episode_id=episode_id, page_size=page_size, search_options=search_options, timeout=timeout, max_retries=max_retries), "passages", "nextCursor", max_items)

    def search_podcasts(
        self,
        *,
        chart_positions: models.ChartPositionsRequest | None | Unset = UNSET,
        cursor: str | None | Unset = UNSET,
        episode_created_since: models.DateRequest | None | Unset = UNSET,
        episode_updated_since: models.DateRequest | None | Unset = UNSET,
        exclude_episode_ids: list[str] | None | Unset = UNSET,
        exclude_itunes_genres: list[str] | None | Unset = UNSET,
        exclude_podcast_ids: list[str] | None | Unset = UNSET,
        explain: bool | None | Unset = UNSET,
        explicit: str | None | Unset = UNSET,
        facets: list[str] | None | Unset = UNSET,
        founded_since: models.DateRequest | None | Unset = UNSET,
        has_primary_contact: bool | None | Unset = UNSET,
        has_socials: list[str] | None | Unset = UNSET,
        has_transcript: bool | None | Unset = UNSET,
        include_episode_ids: list[str] | None | Unset = UNSET,
        include_itunes_genres: list[str] | None | Unset = UNSET,
        include_match_snippet: bool | None | Unset = UNSET,
        include_podcast_ids: list[str] | None | Unset = UNSET,
        include_transcript_snippet: bool | None | Unset = UNSET,
        keywords: list[str] | None | Unset = UNSET,
        languages: list[str] | None | Unset = UNSET,
        last_episode_date_since: models.DateRequest | None | Unset = UNSET,
        max_total_episodes: int | None | Unset = UNSET,
        meaning_weight: float | None | Unset = UNSET,
        min_castbox_plays: int | None | Unset = UNSET,
        min_castbox_subscribers: int | None | Unset = UNSET,
        min_itunes_rating: float | None | Unset = UNSET,
        min_itunes_rating_count: int | None | Unset = UNSET,
        min_spotify_rating: float | None | Unset = UNSET,
        min_spotify_rating_count: int | None | Unset = UNSET,
        min_total_episodes: int | None | Unset = UNSET,
        mode: str | None | Unset = UNSET,
        page_size: int | None | Unset = UNSET,
        person_filters: list[models.PersonRequest] | None | Unset = UNSET,
        podcast_audience_estimated_monthly_listeners: models.CountRangeRequest | None | Unset = UNSET,
        podcast_authority_score: models.AuthorityScoreRequest | None | Unset = UNSET,
        podcast_countries: list[str] | None | Unset = UNSET,
        podcast_has_guests: bool | None | Unset = UNSET,
        podcast_likely_machine_made: bool | None | Unset = UNSET,
        podcast_very_stale: bool | None | Unset = UNSET,
        project: models.ProjectRequest | None | Unset = UNSET,
        project_id: str | None | Unset = UNSET,
        published_before: models.DateRequest | None | Unset = UNSET,
        published_since: models.DateRequest | None | Unset = UNSET,
        search_term_groups: list[models.TermGroupRequest] | None | Unset = UNSET,
        search_terms: list[models.SearchTermRequest] | None | Unset = UNSET,
        sort_order: list[models.SortRequest] | None | Unset = UNSET,
        sponsor_filters: list[models.SponsorRequest] | None | Unset = UNSET,
        topics: list[str] | None | Unset = UNSET,
        transcript_highlight_length: int | None | Unset = UNSET,
        transcript_snippet_length: int | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.SearchDataPodcastHitView:
        """Search podcasts.

        Costs one search of the plan. The same search within 15 minutes costs nothing, nor do its further pages for whoever paid
        for the first, nor a call that fails. A search that began costs, also when its client goes away.

        `POST /api/v1/search/podcasts`

        chart_positions: Beyond the contract: shows that stand on such a chart now. `sortOrder` by `chartPosition` sorts by that.
        cursor: The cursor of the answer before, with the same search.
        episode_created_since: Episodes only: when it came into the catalog.
        episode_updated_since: Episodes only: when it last changed in the catalog.
        exclude_episode_ids: Leaves nothing out of a search of podcasts.
        explain: Each hit says what its score is made of.
        explicit: `clean` or `explicit`.
        facets: What to count among the hits: language, genre, country, updateFrequency, hasTranscript, hasGuests, likelyMachineMade, veryStale, topics, keywords.
        founded_since: Of the show's first episode.
        has_transcript: Episodes only.
        include_episode_ids: Episodes only.
        include_itunes_genres: Category names, in any case.
        include_match_snippet: Episodes only: fill `matchSnippet`.
        include_transcript_snippet: Episodes only: `false` leaves the passages of the transcript out (spec 5: they are there by default).
        keywords: Beyond the contract: one of these keywords; the same.
        languages: BCP 47; `en` also finds `en-GB`.
        last_episode_date_since: Of the show's newest episode.
        meaning_weight: Beyond the contract: how much meaning counts beside words, 0 to 1; as the model deserves when absent.
        min_itunes_rating: 0 to 5. Shows whose rating is not known are not found; so it is with all figures.
        min_spotify_rating: 0 to 5.
        mode: Beyond the contract: what finds hits, `words`, `meaning` or `both`. When absent both where a model is connected, else words. Filters, and terms that must or must not match, hold in any case.
        page_size: 1 to 1000, for admins.
        person_filters: Episodes only: every one of these persons takes part.
        podcast_countries: ISO 3166-1 alpha-2.
        podcast_likely_machine_made: Beyond the contract: shows that are likely made by a machine, or all others.
        podcast_very_stale: Beyond the contract: shows that fell silent long ago by their own rhythm, or all others.
        project: Refused: projects do not exist yet. `excludePodcastIds` takes what is to be left out.
        project_id: Refused, as `project`.
        published_before: Episodes only.
        published_since: Episodes only.
        search_term_groups: Of each group one term matches at least, in addition to `searchTerms`.
        sort_order: By relevance when absent. The first decides, the next between equal ones; each field once.
        sponsor_filters: Episodes only: every one of these sponsors is named.
        topics: Beyond the contract: one of these topics, in any case. Of podcasts in searches of podcasts, of episodes in those of episodes. Refused where the catalog was indexed without meaning.
        transcript_highlight_length: Episodes only: how long each highlighted fragment is, 1 to 2000 characters; 400 when absent.
        transcript_snippet_length: Episodes only: how long a passage is, 1 to 2000 characters; 400 when absent.
        """
        return cast("models.SearchDataPodcastHitView", self._connection.call(
            "POST",
            "/api/v1/search/podcasts",
            body={"chartPositions": chart_positions, "cursor": cursor, "episodeCreatedSince": episode_created_since, "episodeUpdatedSince": episode_updated_since, "excludeEpisodeIds": exclude_episode_ids, "excludeItunesGenres": exclude_itunes_genres, "excludePodcastIds": exclude_podcast_ids, "explain": explain, "explicit": explicit, "facets": facets, "foundedSince": founded_since, "hasPrimaryContact": has_primary_contact, "hasSocials": has_socials, "hasTranscript": has_transcript, "includeEpisodeIds": include_episode_ids, "includeItunesGenres": include_itunes_genres, "includeMatchSnippet": include_match_snippet, "includePodcastIds": include_podcast_ids, "includeTranscriptSnippet": include_transcript_snippet, "keywords": keywords, "languages": languages, "lastEpisodeDateSince": last_episode_date_since, "maxTotalEpisodes": max_total_episodes, "meaningWeight": meaning_weight, "minCastboxPlays": min_castbox_plays, "minCastboxSubscribers": min_castbox_subscribers, "minItunesRating": min_itunes_rating, "minItunesRatingCount": min_itunes_rating_count, "minSpotifyRating": min_spotify_rating, "minSpotifyRatingCount": min_spotify_rating_count, "minTotalEpisodes": min_total_episodes, "mode": mode, "pageSize": page_size, "personFilters": person_filters, "podcastAudienceEstimatedMonthlyListeners": podcast_audience_estimated_monthly_listeners, "podcastAuthorityScore": podcast_authority_score, "podcastCountries": podcast_countries, "podcastHasGuests": podcast_has_guests, "podcastLikelyMachineMade": podcast_likely_machine_made, "podcastVeryStale": podcast_very_stale, "project": project, "projectId": project_id, "publishedBefore": published_before, "publishedSince": published_since, "searchTermGroups": search_term_groups, "searchTerms": search_terms, "sortOrder": sort_order, "sponsorFilters": sponsor_filters, "topics": topics, "transcriptHighlightLength": transcript_highlight_length, "transcriptSnippetLength": transcript_snippet_length},
            reads=True,
            kind="search",
            timeout=timeout,
            max_retries=max_retries,
        ))

    def iter_podcasts(
        self,
        *,
        chart_positions: models.ChartPositionsRequest | None | Unset = UNSET,
        episode_created_since: models.DateRequest | None | Unset = UNSET,
        episode_updated_since: models.DateRequest | None | Unset = UNSET,
        exclude_episode_ids: list[str] | None | Unset = UNSET,
        exclude_itunes_genres: list[str] | None | Unset = UNSET,
        exclude_podcast_ids: list[str] | None | Unset = UNSET,
        explain: bool | None | Unset = UNSET,
        explicit: str | None | Unset = UNSET,
        facets: list[str] | None | Unset = UNSET,
        founded_since: models.DateRequest | None | Unset = UNSET,
        has_primary_contact: bool | None | Unset = UNSET,
        has_socials: list[str] | None | Unset = UNSET,
        has_transcript: bool | None | Unset = UNSET,
        include_episode_ids: list[str] | None | Unset = UNSET,
        include_itunes_genres: list[str] | None | Unset = UNSET,
        include_match_snippet: bool | None | Unset = UNSET,
        include_podcast_ids: list[str] | None | Unset = UNSET,
        include_transcript_snippet: bool | None | Unset = UNSET,
        keywords: list[str] | None | Unset = UNSET,
        languages: list[str] | None | Unset = UNSET,
        last_episode_date_since: models.DateRequest | None | Unset = UNSET,
        max_total_episodes: int | None | Unset = UNSET,
        meaning_weight: float | None | Unset = UNSET,
        min_castbox_plays: int | None | Unset = UNSET,
        min_castbox_subscribers: int | None | Unset = UNSET,
        min_itunes_rating: float | None | Unset = UNSET,
        min_itunes_rating_count: int | None | Unset = UNSET,
        min_spotify_rating: float | None | Unset = UNSET,
        min_spotify_rating_count: int | None | Unset = UNSET,
        min_total_episodes: int | None | Unset = UNSET,
        mode: str | None | Unset = UNSET,
        page_size: int | None | Unset = UNSET,
        person_filters: list[models.PersonRequest] | None | Unset = UNSET,
        podcast_audience_estimated_monthly_listeners: models.CountRangeRequest | None | Unset = UNSET,
        podcast_authority_score: models.AuthorityScoreRequest | None | Unset = UNSET,
        podcast_countries: list[str] | None | Unset = UNSET,
        podcast_has_guests: bool | None | Unset = UNSET,
        podcast_likely_machine_made: bool | None | Unset = UNSET,
        podcast_very_stale: bool | None | Unset = UNSET,
        project: models.ProjectRequest | None | Unset = UNSET,
        project_id: str | None | Unset = UNSET,
        published_before: models.DateRequest | None | Unset = UNSET,
        published_since: models.DateRequest | None | Unset = UNSET,
        search_term_groups: list[models.TermGroupRequest] | None | Unset = UNSET,
        search_terms: list[models.SearchTermRequest] | None | Unset = UNSET,
        sort_order: list[models.SortRequest] | None | Unset = UNSET,
        sponsor_filters: list[models.SponsorRequest] | None | Unset = UNSET,
        topics: list[str] | None | Unset = UNSET,
        transcript_highlight_length: int | None | Unset = UNSET,
        transcript_snippet_length: int | None | Unset = UNSET,
        max_items: int | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> Iterator[models.SearchPodcastsItem]:
        """What `search_podcasts` gives page by page, one by one."""
        return by_cursor(partial(self.search_podcasts, chart_positions=chart_positions, episode_created_since=episode_created_since, episode_updated_since=episode_updated_since, exclude_episode_ids=exclude_episode_ids, exclude_itunes_genres=exclude_itunes_genres, exclude_podcast_ids=exclude_podcast_ids, explain=explain, explicit=explicit, facets=facets, founded_since=founded_since, has_primary_contact=has_primary_contact, has_socials=has_socials, has_transcript=has_transcript, include_episode_ids=include_episode_ids, include_itunes_genres=include_itunes_genres, include_match_snippet=include_match_snippet, include_podcast_ids=include_podcast_ids, include_transcript_snippet=include_transcript_snippet, keywords=keywords, languages=languages, last_episode_date_since=last_episode_date_since, max_total_episodes=max_total_episodes, meaning_weight=meaning_weight, min_castbox_plays=min_castbox_plays, min_castbox_subscribers=min_castbox_subscribers, min_itunes_rating=min_itunes_rating, min_itunes_rating_count=min_itunes_rating_count, min_spotify_rating=min_spotify_rating, min_spotify_rating_count=min_spotify_rating_count, min_total_episodes=min_total_episodes, mode=mode, page_size=page_size, person_filters=person_filters, podcast_audience_estimated_monthly_listeners=podcast_audience_estimated_monthly_listeners, podcast_authority_score=podcast_authority_score, podcast_countries=podcast_countries, podcast_has_guests=podcast_has_guests, podcast_likely_machine_made=podcast_likely_machine_made, podcast_very_stale=podcast_very_stale, project=project, project_id=project_id, published_before=published_before, published_since=published_since, search_term_groups=search_term_groups, search_terms=search_terms, sort_order=sort_order, sponsor_filters=sponsor_filters, topics=topics, transcript_highlight_length=transcript_highlight_length, transcript_snippet_length=transcript_snippet_length, timeout=timeout, max_retries=max_retries), "result.hits", "cursor", max_items)


class UsageCalls:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def get_current(
        self,
        *,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.CurrentUsageData:
        """What the team used of its plan.

        `GET /api/v1/teams/usage/current`
        """
        return cast("models.CurrentUsageData", self._connection.call(
            "GET",
            "/api/v1/teams/usage/current",
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_daily(
        self,
        *,
        window: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.TeamDailyUsageData:
        """What the team used, day by day.

        `GET /api/v1/teams/usage/daily`

        window: `7d`, `30d` or `90d`.
        """
        return cast("models.TeamDailyUsageData", self._connection.call(
            "GET",
            "/api/v1/teams/usage/daily",
            query={"window": window},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_members(
        self,
        *,
        window: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.TeamMembersUsageData:
        """What the members of the team used.

        `GET /api/v1/teams/usage/members`

        window: `7d`, `30d` or `90d`.
        """
        return cast("models.TeamMembersUsageData", self._connection.call(
            "GET",
            "/api/v1/teams/usage/members",
            query={"window": window},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_monthly(
        self,
        *,
        months: int,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.TeamMonthlyUsageData:
        """What the team used, month by month.

        `GET /api/v1/teams/usage/monthly`

        months: 1 to 24, with the month that it is.
        """
        return cast("models.TeamMonthlyUsageData", self._connection.call(
            "GET",
            "/api/v1/teams/usage/monthly",
            query={"months": months},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_user_daily_usage(
        self,
        *,
        window: str | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.UserDailyUsageData:
        """What the user used, day by day, in all of their teams.

        `GET /api/v1/users/usage/daily`

        window: `7d`, `30d` or `90d`; `30d` when absent.
        """
        return cast("models.UserDailyUsageData", self._connection.call(
            "GET",
            "/api/v1/users/usage/daily",
            query={"window": window},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_user_monthly_usage(
        self,
        *,
        months: int | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.UserMonthlyUsageData:
        """What the user used, month by month, in all of their teams.

        `GET /api/v1/users/usage/monthly`

        months: 1 to 24, with the month that it is; 12 when absent.
        """
        return cast("models.UserMonthlyUsageData", self._connection.call(
            "GET",
            "/api/v1/users/usage/monthly",
            query={"months": months},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def get_user_transcription_requests(
        self,
        *,
        limit: int | None = None,
        skip: int | None = None,
        status: Literal["not_started", "completed"] | None = None,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.TranscriptionRequestsData:
        """The transcripts that the user's team asked for, and which of them came.

        `GET /api/v1/users/usage/transcription-requests`

        limit: 1 to 100; 20 when absent.
        """
        return cast("models.TranscriptionRequestsData", self._connection.call(
            "GET",
            "/api/v1/users/usage/transcription-requests",
            query={"limit": limit, "skip": skip, "status": status},
            timeout=timeout,
            max_retries=max_retries,
        ))


class TeamsCalls:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def get_team_users(
        self,
        *,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.TeamUsersData:
        """The users of the caller's team.

        `GET /api/v1/teams/users`
        """
        return cast("models.TeamUsersData", self._connection.call(
            "GET",
            "/api/v1/teams/users",
            timeout=timeout,
            max_retries=max_retries,
        ))


class ApiKeysCalls:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def list_api_keys(
        self,
        *,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.ApiKeysData:
        """The keys that the user made. Not for keys: they are looked after in person.

        `GET /api/v1/users/api-keys`
        """
        return cast("models.ApiKeysData", self._connection.call(
            "GET",
            "/api/v1/users/api-keys",
            timeout=timeout,
            max_retries=max_retries,
        ))

    def create_api_key(
        self,
        *,
        name: str,
        expires_in_days: int | None | Unset = UNSET,
        scopes: list[str] | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.NewApiKeyData:
        """Makes a key for the user's team. It is told once, here.

        `POST /api/v1/users/api-keys`

        expires_in_days: Days until it ends; without it the key is valid until it is revoked.
        name: What it is for.
        scopes: `read` is always there; `write` is for calls that change something.
        """
        return cast("models.NewApiKeyData", self._connection.call(
            "POST",
            "/api/v1/users/api-keys",
            body={"expiresInDays": expires_in_days, "name": name, "scopes": scopes},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def revoke_api_key(
        self,
        *,
        api_key_id: str,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.RevokedApiKeyData:
        """Ends a key at once, and for ever. A second time changes nothing.

        `DELETE /api/v1/users/api-keys/{apiKeyId}`
        """
        return cast("models.RevokedApiKeyData", self._connection.call(
            "DELETE",
            "/api/v1/users/api-keys/{apiKeyId}",
            parts={"apiKeyId": api_key_id},
            timeout=timeout,
            max_retries=max_retries,
        ))

    def rotate_api_key(
        self,
        *,
        api_key_id: str,
        overlap_hours: int | None | Unset = UNSET,
        timeout: float | None = None,
        max_retries: int | None = None,
    ) -> models.NewApiKeyData:
        """Makes a key in place of another: with its name, its scopes and as long a life. The old one stays valid for a while.

        `POST /api/v1/users/api-keys/{apiKeyId}/rotate`

        overlap_hours: Hours for which the old key goes on being valid; 24 when absent, 0 ends it at once.
        """
        return cast("models.NewApiKeyData", self._connection.call(
            "POST",
            "/api/v1/users/api-keys/{apiKeyId}/rotate",
            parts={"apiKeyId": api_key_id},
            body={"overlapHours": overlap_hours},
            timeout=timeout,
            max_retries=max_retries,
        ))


class Earshot(Connection):
    """Every call of the API, in its groups."""

    def __init__(
        self,
        *,
        base_url: str | None = None,
        api_key: str | None = None,
        timeout: float = TIMEOUT,
        max_retries: int = MAX_RETRIES,
        http: httpx.Client | None = None,
    ) -> None:
        """
        base_url: where Earshot is served; `EARSHOT_URL` of the environment when absent.
        api_key: `EARSHOT_KEY` of the environment when absent; without one, calls are those of a visitor.
        timeout: seconds for a whole call: attempts, waits between them, and reading the answer.
        max_retries: how often a call that may be repeated is made again.
        http: the client to send with, for proxies and certificates.
        """
        super().__init__(base_url=base_url, api_key=api_key, timeout=timeout, max_retries=max_retries, http=http)
        self.agent = AgentCalls(self)
        self.auth = AuthCalls(self)
        self.autocomplete = AutocompleteCalls(self)
        self.charts = ChartsCalls(self)
        self.episodes = EpisodesCalls(self)
        self.podcasts = PodcastsCalls(self)
        self.public = PublicCalls(self)
        self.stats = StatsCalls(self)
        self.search = SearchCalls(self)
        self.usage = UsageCalls(self)
        self.teams = TeamsCalls(self)
        self.api_keys = ApiKeysCalls(self)

    def __enter__(self) -> Earshot:
        return self
