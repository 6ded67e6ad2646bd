//! The results of the tools: calls of the API, written as text for a model.

use super::api_call::call_api;
use super::arguments::{PassageQuery, PodcastArgument, PodcastQuery, TranscriptPart};
use super::tool_text::{
    ToolText, date_field, format_count, join_facts, spoken_turns, summarize_hits, text_field, truncate_description,
};
use super::tools::{ToolResult, Tools};
use axum::http::Method;
use axum::http::request::Parts;
use earshot_api_content::search::SearchRequest;
use earshot_api_server::page_urls::podcast_page_url;
use rmcp::model::{CallToolResult, ContentBlock};
use serde::Serialize;
use serde_json::{Value, json};
use url::form_urlencoded::byte_serialize;

/// Longest part of a transcript in one result, in bytes.
const MAX_TRANSCRIPT_BYTES: usize = 6_000;
/// Most charts in a result.
const MAX_CHARTS: usize = 20;

impl Tools {
    pub(super) async fn get(&self, caller: &Parts, path: &str) -> Result<Value, CallToolResult> {
        call_api(&self.api, caller, Method::GET, path, None).await
    }

    pub(super) async fn post(
        &self,
        caller: &Parts,
        path: &str,
        body: &impl Serialize,
    ) -> Result<Value, CallToolResult> {
        call_api(&self.api, caller, Method::POST, path, Some(&json!(body))).await
    }

    pub(super) async fn put(&self, caller: &Parts, path: &str, body: &impl Serialize) -> Result<Value, CallToolResult> {
        call_api(&self.api, caller, Method::PUT, path, Some(&json!(body))).await
    }

    pub(super) async fn patch(
        &self,
        caller: &Parts,
        path: &str,
        body: &impl Serialize,
    ) -> Result<Value, CallToolResult> {
        call_api(&self.api, caller, Method::PATCH, path, Some(&json!(body))).await
    }

    pub(super) async fn list_podcasts(&self, query: &PodcastQuery, caller: &Parts) -> ToolResult {
        let response = self.post(caller, "/api/v1/search/podcasts", &query.search_request()).await?;
        let hits = first_items(&response["result"]["hits"], query.max_hits());
        let mut words = ToolText::with_random_boundary();
        words.push_line(&summarize_hits(&response, hits.len(), "podcasts"));
        for hit in hits {
            let slug = text_field(hit, "podcastSlug");
            words.push_line(&join_facts(&[
                Some(format!("podcast {slug}, id {}", text_field(hit, "podcastId"))),
                non_empty(text_field(hit, "rssLanguage")),
                format_count(&hit["totalEpisodes"], "episodes"),
                Some(format!("newest {}", date_field(hit, "lastEpisodeDate"))),
                format_count(&hit["podcastAuthorityScoreTotal"], "of 100 authority"),
                Some(podcast_page_url(&self.public_url, slug)),
            ]));
            words.push_untrusted(&[
                ("title", text_field(hit, "podcastRssTitle")),
                ("author", text_field(hit, "podcastRssAuthor")),
                ("description", &truncate_description(text_field(hit, "podcastRssDescriptionNoHtml"))),
            ]);
        }
        Ok(text_result(words))
    }

    pub(super) async fn list_episodes(
        &self,
        search: SearchRequest,
        most: usize,
        what: &str,
        caller: &Parts,
    ) -> ToolResult {
        let response = self.post(caller, "/api/v1/search/episodes", &search).await?;
        let hits = first_items(&response["result"]["hits"], most);
        let mut words = ToolText::with_random_boundary();
        words.push_line(&summarize_hits(&response, hits.len(), what));
        for hit in hits {
            let passage = &hit["transcriptMatches"][0];
            words.push_line(&join_facts(&[
                Some(format!("episode id {}", text_field(hit, "episodeId"))),
                Some(format!("of podcast {}, id {}", text_field(hit, "podcastSlug"), text_field(hit, "podcastId"))),
                Some(format!("published {}", date_field(hit, "episodeRssPublishedAt"))),
                format_count(&hit["episodeDurationSeconds"], "seconds long"),
                format_time_range(passage),
                Some(self.episode_link(hit, passage["startSecond"].as_f64())),
            ]));
            let description = truncate_description(text_field(hit, "episodeRssDescriptionNoHtml"));
            let turns = spoken_turns(passage);
            let mut lines = vec![
                ("podcast", text_field(hit, "podcastRssTitle")),
                ("title", text_field(hit, "episodeRssTitle")),
                ("description", &description),
            ];
            lines.extend(turns.iter().map(|turn| ("said", turn.as_str())));
            words.push_untrusted(&lines);
        }
        Ok(text_result(words))
    }

    pub(super) async fn list_passages(&self, query: &PassageQuery, episode: &str, caller: &Parts) -> ToolResult {
        let body = json!({ "searchOptions": query.search_request(), "pageSize": query.max_hits() });
        let path = format!("/api/v1/search/episodes/{}/transcript", encode_path_segment(episode));
        let response = self.post(caller, &path, &body).await?;
        let passages = first_items(&response["passages"], query.max_hits());
        let mut words = ToolText::with_random_boundary();
        let total = &response["total"]["value"];
        words.push_line(&format!(
            "{total} passages of episode {} match, {} shown.",
            text_field(&response, "episodeId"),
            passages.len()
        ));
        for passage in passages {
            words.push_line(&format_time_range(passage).unwrap_or_else(|| "time unknown".to_owned()));
            let turns = spoken_turns(passage);
            words.push_untrusted(&turns.iter().map(|turn| ("said", turn.as_str())).collect::<Vec<_>>());
        }
        Ok(text_result(words))
    }

    pub(super) async fn describe_podcast(&self, name: &PodcastArgument, caller: &Parts) -> ToolResult {
        let response = self.get(caller, &format!("/api/v1/podcasts/{}", encode_path_segment(&name.podcast))).await?;
        let podcast = &response["podcast"];
        let mut words = ToolText::with_random_boundary();
        words.push_line(&join_facts(&[
            Some(format!("podcast {}, id {}", text_field(podcast, "slug"), text_field(podcast, "id"))),
            non_empty(text_field(podcast, "language")),
            format_count(&podcast["stats"]["episodeCount"], "episodes"),
            format_count(&podcast["stats"]["transcriptsCount"], "transcripts"),
            Some(format!("newest {}", date_field(podcast, "lastEpisodePublishedAt"))),
            non_empty(text_field(podcast, "updateFrequency")),
            format_count(&podcast["authorityScore"]["authorityScore"], "of 100 authority"),
            Some(podcast_page_url(&self.public_url, text_field(podcast, "slug"))),
        ]));
        words.push_untrusted(&[
            ("title", text_field(podcast, "title")),
            ("author", text_field(podcast, "author")),
            ("hosts", &join_texts(&podcast["hostNames"])),
            ("genres", &join_texts(&podcast["genres"])),
            ("description", &truncate_description(text_field(podcast, "descriptionNoHtml"))),
            ("website", text_field(podcast, "websiteUrl")),
            ("feed", text_field(podcast, "rssFeedUrl")),
        ]);
        Ok(text_result(words))
    }

    pub(super) async fn list_contacts(&self, name: &PodcastArgument, caller: &Parts) -> ToolResult {
        let response =
            self.get(caller, &format!("/api/v1/podcasts/{}/contacts", encode_path_segment(&name.podcast))).await?;
        let contacts = &response["podcastContacts"];
        let mut words = ToolText::with_random_boundary();
        let emails = array_items(&contacts["emails"]);
        words.push_line(&format!(
            "{} addresses of podcast {}.",
            emails.len(),
            text_field(&response["podcast"], "slug")
        ));
        for email in emails {
            let sighting = &email["sightings"][0];
            words.push_line(&join_facts(&[
                email["confidence"]
                    .as_f64()
                    .map(|sure| format!("{:.0}% confidence that it belongs to the podcast", sure * 100.0)),
                non_empty(text_field(sighting, "place")).map(|place| format!("found in {place}")),
                non_empty(date_field(email, "lastSeenAt")).map(|day| format!("last seen on {day}")),
                non_empty(text_field(email, "deliverabilityStatus")),
            ]));
            words.push_untrusted(&[("address", text_field(email, "email")), ("seen at", text_field(sighting, "url"))]);
        }
        for page in array_items(&contacts["contactPages"]) {
            words.push_line(&format!(
                "{} page{}",
                text_field(page, "kind"),
                if page["hasForm"] == true { " with a form" } else { "" }
            ));
            words.push_untrusted(&[("page", text_field(page, "url"))]);
        }
        let locked = &response["locked"];
        if let Some(plan) = locked["plan"].as_str() {
            words.push_line(&format!(
                "Not on this plan: {} addresses, {} phone numbers, {} contact pages. The {plan} plan shows them.",
                locked["emails"], locked["phoneNumbers"], locked["contactPages"]
            ));
        }
        Ok(text_result(words))
    }

    pub(super) async fn list_charts(&self, name: &PodcastArgument, caller: &Parts) -> ToolResult {
        let response =
            self.get(caller, &format!("/api/v1/podcasts/{}/charts", encode_path_segment(&name.podcast))).await?;
        let positions = first_items(&response["positions"], MAX_CHARTS);
        let mut words = ToolText::with_random_boundary();
        let slug = text_field(&response["podcast"], "slug");
        words.push_line(&format!(
            "podcast {slug} is in {} charts, {} shown.",
            response["totalCharts"],
            positions.len()
        ));
        for position in positions {
            words.push_line(&format!(
                "{} in {} {} of {}, on {}",
                position["position"],
                text_field(position, "chartType"),
                text_field(position, "category"),
                text_field(position, "country"),
                text_field(position, "chartDate")
            ));
        }
        Ok(text_result(words))
    }

    pub(super) async fn read_transcript(&self, part: &TranscriptPart, caller: &Parts) -> ToolResult {
        let path = format!("/api/v1/episodes/{}/transcript-timestamps", encode_path_segment(&part.episode_id));
        let response = self.get(caller, &path).await?;
        let from = part.from_second.unwrap_or_default();
        let sentences = array_items(&response["sentences"]);
        let later = |sentence: &&Value| sentence["startSecond"].as_f64().is_some_and(|second| second >= from);
        let (mut lines, mut bytes, mut rest) = (Vec::new(), 0, None);
        for sentence in sentences.iter().filter(later) {
            bytes += text_field(sentence, "text").len();
            if bytes > MAX_TRANSCRIPT_BYTES && !lines.is_empty() {
                rest = sentence["startSecond"].as_f64();
                break;
            }
            lines.push((format_second(&sentence["startSecond"]), text_field(sentence, "text")));
        }
        let mut words = ToolText::with_random_boundary();
        words.push_line(&format!(
            "transcript of episode {}, each line with its second",
            text_field(&response, "episodeId")
        ));
        match response["textWithoutTimes"].as_str() {
            // The transcript has no times, so only its beginning is returned.
            Some(whole) => {
                words.push_line("This transcript has no timestamps. Here is its beginning.");
                words.push_untrusted(&[("said", &whole[..whole.floor_char_boundary(MAX_TRANSCRIPT_BYTES)])]);
            }
            None => {
                let lines: Vec<_> = lines.iter().map(|(second, said)| (second.as_str(), *said)).collect();
                words.push_untrusted(&lines);
            }
        }
        words.push_line(&match rest {
            Some(second) => format!("To continue, call again with from_second {second}."),
            None => "End of the transcript.".to_owned(),
        });
        Ok(text_result(words))
    }

    /// The page of an episode, which starts playing at the second.
    fn episode_link(&self, hit: &Value, second: Option<f64>) -> String {
        let page = format!(
            "{}/podcasts/{}/{}",
            self.public_url,
            text_field(hit, "podcastSlug"),
            text_field(hit, "episodeSlug")
        );
        second.map_or_else(|| page.clone(), |second| format!("{page}?t={second:.0}"))
    }
}

pub(super) fn text_result(words: ToolText) -> CallToolResult {
    CallToolResult::success(vec![ContentBlock::text(words.finish())])
}

pub(super) fn array_items(list: &Value) -> &[Value] {
    list.as_array().map(Vec::as_slice).unwrap_or_default()
}

pub(super) fn first_items(list: &Value, most: usize) -> &[Value] {
    let list = array_items(list);
    &list[..list.len().min(most)]
}

pub(super) fn non_empty(text: &str) -> Option<String> {
    (!text.is_empty()).then(|| text.to_owned())
}

pub(super) fn join_texts(values: &Value) -> String {
    array_items(values).iter().filter_map(Value::as_str).collect::<Vec<_>>().join(", ")
}

fn format_second(value: &Value) -> String {
    value.as_f64().map_or_else(|| "?".to_owned(), |second| format!("{second:.0} s"))
}

/// Formats the time range of a passage.
fn format_time_range(passage: &Value) -> Option<String> {
    passage["startSecond"].as_f64()?;
    Some(format!("said from {} to {}", format_second(&passage["startSecond"]), format_second(&passage["endSecond"])))
}

/// Encodes an ID or slug as a path segment.
pub(super) fn encode_path_segment(name: &str) -> String {
    byte_serialize(name.as_bytes()).collect::<String>().replace('+', "%20")
}
