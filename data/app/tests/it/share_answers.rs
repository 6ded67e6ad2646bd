//! Answers of clients on both databases: one per link and podcast, in the activity, and bounded.

use crate::support::lists::{add, added, to_state};
use crate::support::prelude::*;
use earshot_app::{AnswerOutcome, ListedPodcast, NewAnswer, NewProjectShare, Project};
use earshot_model::project::{ActivityKind, ClientAnswer, ListedPodcastState};

/// A list with two podcasts, and a link that takes answers.
struct SharedList {
    ann: Account,
    list: Project,
    entries: Vec<ListedPodcast>,
    share: Uuid,
    token: String,
}

impl SharedList {
    async fn new(db: &Db) -> Self {
        let ann = user(db, "ann", Tier::Agency).await;
        let list = project(db, &ann, "Spring tour").await;
        let entries = added(&add(db, &ann, &list, [1, 2]).await);
        let (share, token) = create(db, &ann, &list, true).await;
        Self { ann, list, entries, share, token }
    }

    async fn answer(&self, db: &Db, entry: usize, answer: Option<NewAnswer>) -> AnswerOutcome {
        db.answer_shared_podcast(&self.token, self.entries[entry].id, answer).await.expect("works")
    }

    /// The values of the answers in the activity, newest first.
    async fn logged(&self, db: &Db) -> Vec<(Option<String>, Option<String>)> {
        let page = db.project_activity(self.list.id, None, 50).await.expect("works");
        let answers = page.activities.into_iter().filter(|activity| activity.kind == ActivityKind::ClientAnswer);
        answers.map(|activity| (activity.from_value, activity.to_value)).collect()
    }
}

async fn create(db: &Db, account: &Account, list: &Project, takes_answers: bool) -> (Uuid, String) {
    let share = NewProjectShare { columns: Vec::new(), includes_contacts: false, takes_answers, expires_at: None };
    let (share, token) = db.create_project_share(account, list.id, share).await.expect("works").expect("fits");
    (share.id, token)
}

fn yes(comment: &str, name: &str) -> Option<NewAnswer> {
    let (comment, client_name) = (comment.to_owned(), name.to_owned());
    Some(NewAnswer { answer: ClientAnswer::Yes, comment, client_name })
}

on_both_databases!(an_answer_is_kept_with_its_comment_and_logged_once, |db, time| {
    let shared = SharedList::new(&db).await;
    let given = shared.answer(&db, 0, yes("Great fit", "Kim")).await;
    let AnswerOutcome::Given { project_id, answer, .. } = given.clone() else { panic!("{given:?}") };
    assert_eq!((project_id, answer.share_id, answer.comment.as_str()), (shared.list.id, shared.share, "Great fit"));
    time.advance(Duration::from_secs(60));
    shared.answer(&db, 0, yes("Great fit", "Kim")).await;
    assert_eq!(shared.logged(&db).await, [(None, Some("yes (Kim): Great fit".to_owned()))]);
    assert_eq!(db.answers_of_share(shared.share).await.expect("works"), std::slice::from_ref(&answer));

    let no = NewAnswer { answer: ClientAnswer::No, comment: String::new(), client_name: String::new() };
    shared.answer(&db, 0, Some(no)).await;
    let ids: Vec<Uuid> = shared.entries.iter().map(|entry| entry.id).collect();
    let answers = db.answers_of_entries(&ids).await.expect("works");
    assert_eq!(answers.iter().map(|answer| answer.answer).collect::<Vec<_>>(), [ClientAnswer::No]);
    let withdrawn = shared.answer(&db, 0, None).await;
    assert!(matches!(withdrawn, AnswerOutcome::Withdrawn { .. }), "{withdrawn:?}");
    assert_eq!(db.answers_of_share(shared.share).await.expect("works"), []);
    let logged = shared.logged(&db).await;
    assert_eq!((logged.len(), &logged[0]), (3, &(Some("no".to_owned()), None)));
});

on_both_databases!(answers_need_a_valid_link_that_takes_them_and_a_podcast_that_it_shows, |db, _| {
    let shared = SharedList::new(&db).await;
    let (_, silent) = create(&db, &shared.ann, &shared.list, false).await;
    let entry = shared.entries[0].id;
    let answer = async |token: &str, entry| db.answer_shared_podcast(token, entry, yes("", "")).await.expect("works");
    assert_eq!(answer(&silent, entry).await, AnswerOutcome::NotTaken);
    assert_eq!(answer("unknown", entry).await, AnswerOutcome::NotFound);
    assert_eq!(answer(&shared.token, Uuid::nil()).await, AnswerOutcome::NotFound);
    let ignored = to_state(ListedPodcastState::Ignored);
    db.update_listed_podcasts(&shared.ann, shared.list.id, &[entry], ignored, None).await.expect("works");
    assert_eq!(answer(&shared.token, entry).await, AnswerOutcome::NotFound, "the page does not show it");
    db.revoke_project_share(&shared.ann, shared.list.id, shared.share).await.expect("works");
    assert_eq!(answer(&shared.token, shared.entries[1].id).await, AnswerOutcome::NotFound);
    assert!(shared.logged(&db).await.is_empty());
});

on_both_databases!(answers_survive_the_removal_of_their_podcast_and_its_undo, |db, _| {
    let shared = SharedList::new(&db).await;
    shared.answer(&db, 0, yes("Keep", "")).await;
    let removed = db.remove_listed_podcasts(&shared.ann, shared.list.id, &[shared.entries[0].id], None).await;
    let change = removed.expect("works").change_id.expect("a change");
    db.undo_change(&shared.ann, change).await.expect("undone");
    let answers = db.answers_of_entries(&[shared.entries[0].id]).await.expect("works");
    assert_eq!(answers[0].comment, "Keep");
});

on_both_databases!(a_link_is_shown_again_while_it_is_valid, |db, _| {
    let shared = SharedList::new(&db).await;
    let again = async || db.project_share_token(shared.list.id, shared.share).await.expect("works");
    assert_eq!(again().await.expect("valid").1.as_deref(), Some(shared.token.as_str()));
    assert_eq!(db.project_share_token(Uuid::nil(), shared.share).await.expect("works"), None);
    db.revoke_project_share(&shared.ann, shared.list.id, shared.share).await.expect("works");
    assert_eq!(again().await, None);
});
