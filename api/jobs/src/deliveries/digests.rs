//! Sends digests: one mail for each alert, window and recipient.

use super::digest_schedule::{DigestSchedule, time_zone};
use super::match_text::MatchText;
use earshot_api_server::mail::{Digest, DigestMatch, digest_mail};
use earshot_api_server::state::AppState;
use earshot_app::{DbError, DigestCommit, DigestContent, DigestOutcome, DueDigest, NewMail, RecipientState};
use earshot_model::Timestamp;
use std::time::Duration;

/// Digests of one step. The others follow with the next one.
const BATCH_SIZE: u64 = 500;
/// Matches that one digest shows.
const MAX_MATCHES: u64 = 50;
/// How long a digest is useful: longer than a mail server is down.
const VALIDITY: Duration = Duration::from_secs(3 * 24 * 60 * 60);

/// Writes the mails of all due digests to the outbox. Returns how many digests were sent.
pub async fn send_due_digests(state: &AppState) -> Result<usize, DbError> {
    let mut sent = 0;
    for due in state.db.due_digests(BATCH_SIZE).await? {
        let alert = due.alert.id;
        match send_digest(state, due).await {
            Ok(true) => sent += 1,
            Ok(false) => {}
            // One alert that cannot be read does not delay the others.
            Err(error) if !error.is_unavailable() => {
                tracing::error!(error = &error as &dyn std::error::Error, %alert, "digest could not be sent");
            }
            Err(error) => return Err(error),
        }
    }
    if sent > 0 {
        state.outbox.notify();
    }
    Ok(sent)
}

async fn send_digest(state: &AppState, due: DueDigest) -> Result<bool, DbError> {
    let now = state.clock.now();
    let Some(schedule) = DigestSchedule::of(&due.alert) else {
        state.db.drop_digest(due.alert.id, due.since_seq).await?;
        return Ok(false);
    };
    let mut due_at = due.due_at;
    if due.is_stale {
        due_at = schedule.next_after(due.waiting_since);
        state.db.plan_digest(due.alert.id, due_at).await?;
    }
    if due_at > now {
        return Ok(false);
    }
    let Some(content) = state.db.digest_content(due.alert.id, due.since_seq, MAX_MATCHES).await? else {
        state.db.drop_digest(due.alert.id, due.since_seq).await?;
        return Ok(false);
    };
    let commit = DigestCommit {
        team_id: due.alert.team_id,
        alert_id: due.alert.id,
        since_seq: due.since_seq,
        through_seq: content.through_seq,
        window_start: schedule.last_before(now),
        match_count: content.total,
        next_due_at: schedule.next_after(now),
        mails: render_digest_mails(state, &due, &content, now).await?,
    };
    let outcome = state.db.commit_digest(commit).await?;
    if outcome == DigestOutcome::Sent {
        state.metrics.deliveries.count_digest((now - due_at).to_std().unwrap_or_default());
        tracing::info!(alert = %due.alert.id, matches = content.total, "digest written");
    }
    Ok(outcome == DigestOutcome::Sent)
}

async fn render_digest_mails(
    state: &AppState,
    due: &DueDigest,
    content: &DigestContent,
    now: Timestamp,
) -> Result<Vec<NewMail>, DbError> {
    let public_url = &state.config.public_url;
    let alert = &due.alert;
    let matches: Vec<DigestMatch> = content
        .matches
        .iter()
        .map(|found| MatchText::of(found, public_url, time_zone(alert)))
        .map(|text| DigestMatch {
            title: text.title,
            podcast: text.podcast,
            url: text.url,
            role: text.role.to_owned(),
            snippet: text.snippet,
            time: text.time.unwrap_or_default(),
            date: text.date,
        })
        .collect();
    let mut mails = Vec::new();
    for recipient in state.db.alert_recipients(alert).await? {
        if recipient.state != RecipientState::Active {
            continue;
        }
        let token = state.unsubscribe_key.sign(alert.id, recipient.address_hash);
        let digest = Digest {
            alert_name: &alert.name,
            alert_url: &format!("{public_url}/app/alerts/{}", alert.id),
            unsubscribe_url: &format!("{public_url}/alerts/unsubscribe?token={token}"),
            matches: &matches,
            total: content.total,
            day: now.with_timezone(&time_zone(alert)).date_naive(),
        };
        match digest_mail(&recipient.email, &digest) {
            Ok(mail) => mails.push(NewMail { mail, valid_for: VALIDITY }),
            Err(error) => tracing::error!(%error, alert = %alert.id, "digest could not be built"),
        }
    }
    Ok(mails)
}
