//! Claims of podcasts, what owners state, and corrections, on both databases.

use crate::support::prelude::*;
use earshot_app::{
    ClaimSecret, ClaimStart, ClaimState, CorrectionDecision, CorrectionState, Mail, NewFactCorrection, NewMail,
    NewPodcastClaim, PodcastClaim, ProofOutcome, ids,
};
use earshot_model::{CorrectableFact, OwnerStatement, Podcast, PodcastDocument, PodcastId};

const FEED: &str = "https://feeds.example/tea";

fn new_claim(db: &Db, secret: ClaimSecret) -> NewPodcastClaim {
    NewPodcastClaim {
        id: ids::new_id(db.clock()),
        podcast: PodcastId::from_feed_url(FEED),
        podcast_slug: "tea".to_owned(),
        podcast_title: "Tea".to_owned(),
        secret,
    }
}

async fn start(db: &Db, account: &Account, token: &str) -> PodcastClaim {
    let new = new_claim(db, ClaimSecret::Feed { token: token.to_owned() });
    match db.start_podcast_claim(account, new).await.expect("works") {
        ClaimStart::Started(claim) => claim,
        other => panic!("{other:?}"),
    }
}

async fn prove(db: &Db, account: &Account, token: &str) -> PodcastClaim {
    let claim = start(db, account, token).await;
    match db.prove_podcast_claim(account, claim.id, &["other", token]).await.expect("works") {
        ProofOutcome::Proven(claim) => claim,
        other => panic!("{other:?}"),
    }
}

fn statement(hides_contacts: bool) -> OwnerStatement {
    OwnerStatement {
        is_claimed: true,
        hides_contacts,
        emails: vec!["ann@tea.example".to_owned()],
        guest_topics: Some("tea".to_owned()),
        stated_at: chrono_epoch(),
    }
}

fn chrono_epoch() -> earshot_model::Timestamp {
    std::time::UNIX_EPOCH.into()
}

/// What is laid over the podcast.
async fn shown(db: &Db) -> PodcastDocument {
    let mut document = PodcastDocument::new(Podcast::new(FEED, "Tea", chrono_epoch()));
    if let Some(facts) = db.stated_podcasts().await.expect("works").find(&document).cloned() {
        facts.apply(&mut document);
    }
    document
}

on_both_databases!(a_token_proves_a_claim_once_and_only_to_its_account, |db, time| {
    let (ann, eve) = (user(&db, "ann", Tier::Agency).await, user(&db, "eve", Tier::Agency).await);
    let claim = start(&db, &ann, "first").await;
    for (account, id, token, expected) in
        [(&eve, claim.id, "first", ProofOutcome::NotOpen), (&ann, claim.id, "second", ProofOutcome::WrongToken)]
    {
        assert_eq!(db.prove_podcast_claim(account, id, &[token]).await.expect("works"), expected);
    }
    let again = start(&db, &ann, "second").await;
    assert_eq!(db.prove_podcast_claim(&ann, claim.id, &["first"]).await.expect("works"), ProofOutcome::NotOpen);
    time.advance(earshot_app::CLAIM_LIFETIME);
    assert_eq!(db.prove_podcast_claim(&ann, again.id, &["second"]).await.expect("works"), ProofOutcome::NotOpen);
    assert!(db.podcast_claims(&ann).await.expect("works").is_empty(), "it has expired");
    assert_eq!(db.delete_expired_podcast_claims().await.expect("works"), 1);

    let proven = prove(&db, &ann, "third").await;
    assert_eq!(db.prove_podcast_claim(&ann, proven.id, &["third"]).await.expect("works"), ProofOutcome::NotOpen);
    let new = new_claim(&db, ClaimSecret::Feed { token: "fourth".to_owned() });
    let known = db.start_podcast_claim(&ann, new).await.expect("works");
    assert_eq!(known, ClaimStart::AlreadyProven(proven));
});

on_both_databases!(the_link_of_a_mail_is_made_when_it_is_sent, |db, _| {
    let ann = user(&db, "ann", Tier::Agency).await;
    let placeholder = "placeholder";
    let text = format!("key={placeholder}");
    let mail = Mail {
        to: "owner@tea.example".to_owned(),
        subject: String::new(),
        html: text.clone(),
        text,
        unsubscribe_url: None,
    };
    let mail = NewMail { mail, valid_for: Duration::from_secs(60) };
    let new = new_claim(&db, ClaimSecret::Mail { mail, placeholder: placeholder.to_owned() });
    let ClaimStart::Started(claim) = db.start_podcast_claim(&ann, new).await.expect("works") else { panic!("new") };
    let prove = |key: String| {
        let (db, ann) = (db.clone(), ann.clone());
        async move { db.prove_podcast_claim(&ann, claim.id, &[&key]).await.expect("works") }
    };
    assert_eq!(prove(placeholder.to_owned()).await, ProofOutcome::WrongToken);
    let sent = take_mails(&db).await.expect("a mail");
    let key = sent.strip_prefix("key=").expect("a key").to_owned();
    assert!(matches!(prove(key).await, ProofOutcome::Proven(_)));
});

on_both_databases!(the_newest_proof_counts_and_an_opt_out_outlives_its_account, |db, time| {
    let (ann, bob) = (user(&db, "ann", Tier::Agency).await, user(&db, "bob", Tier::Agency).await);
    let of_ann = prove(&db, &ann, "ann").await;
    assert!(shown(&db).await.owner_statement.expect("claimed").is_claimed);
    assert!(!db.state_podcast(&bob, of_ann.id, statement(true)).await.expect("works"), "it is not his");
    let before = db.stated_facts_stamp().await.expect("works");
    time.advance(Duration::from_secs(1));
    assert!(db.state_podcast(&ann, of_ann.id, statement(false)).await.expect("works"));
    assert_ne!(db.stated_facts_stamp().await.expect("works"), before);
    assert_eq!(shown(&db).await.podcast.owner_email.as_deref(), Some("ann@tea.example"));

    time.advance(Duration::from_secs(1));
    let of_bob = prove(&db, &bob, "bob").await;
    let of_ann = db.podcast_claim(&ann, of_ann.id).await.expect("works").expect("stays");
    assert_eq!(of_ann.state, ClaimState::Replaced);
    assert!(!db.state_podcast(&ann, of_ann.id, statement(false)).await.expect("works"));
    let document = shown(&db).await;
    assert_eq!(document.podcast.owner_email, None, "what the former owner stated has ended");
    assert_eq!(document.owner_statement.expect("claimed").guest_topics, None);

    assert!(db.state_podcast(&bob, of_bob.id, statement(true)).await.expect("works"));
    db.delete_user(bob.user_id).await.expect("works");
    let left = shown(&db).await.owner_statement.expect("an opt-out");
    assert_eq!((left.hides_contacts, left.is_claimed), (true, false));
    assert_eq!((left.emails, left.guest_topics), (Vec::new(), None));

    let again = prove(&db, &ann, "ann again").await;
    assert!(shown(&db).await.owner_statement.expect("claimed").hides_contacts, "the opt-out is inherited");
    assert!(db.end_podcast_claim(&ann, again.id).await.expect("works"));
    assert_eq!(shown(&db).await.owner_statement, None);
    assert!(!db.end_podcast_claim(&ann, again.id).await.expect("works"));
});

on_both_databases!(strangers_cannot_flood_a_podcast_with_claims, |db, _| {
    for name in ["a", "b", "c", "d", "e"] {
        start(&db, &user(&db, name, Tier::Agency).await, name).await;
    }
    let late = user(&db, "late", Tier::Agency).await;
    let new = new_claim(&db, ClaimSecret::Feed { token: "late".to_owned() });
    assert_eq!(db.start_podcast_claim(&late, new).await.expect("works"), ClaimStart::TooManyOfPodcast);
});

on_both_databases!(a_correction_is_shown_once_it_is_accepted, |db, time| {
    let new = |value: &str| NewFactCorrection {
        podcast: PodcastId::from_feed_url(FEED),
        podcast_slug: "tea".to_owned(),
        podcast_title: "Tea".to_owned(),
        fact: CorrectableFact::Language,
        value: value.to_owned(),
        evidence: "https://tea.example/about".to_owned(),
        reported_by: None,
    };
    let first = db.propose_correction(new("de")).await.expect("works").expect("room");
    assert_eq!(db.propose_correction(new("de")).await.expect("works").expect("room"), first, "it waits already");
    assert_eq!(shown(&db).await.podcast.language, None);
    let decide = |is_accepted: bool| {
        let db = db.clone();
        let decision = CorrectionDecision { is_accepted, reason: Some("seen".to_owned()), decided_by: None };
        async move { db.decide_correction(first.id, decision).await.expect("works").expect("known") }
    };
    assert_eq!(decide(true).await.state, CorrectionState::Accepted);
    assert_eq!(shown(&db).await.podcast.language.as_deref(), Some("de"));
    assert!(db.fact_corrections(CorrectionState::Open).await.expect("works").is_empty());
    assert_eq!(decide(false).await.state, CorrectionState::Refused);
    assert_eq!(shown(&db).await.podcast.language, None, "a decision can be changed");
    time.advance(Duration::from_secs(200 * 24 * 60 * 60));
    assert_eq!(db.delete_old_corrections().await.expect("works"), 1);

    for number in 0..20 {
        assert!(db.propose_correction(new(&format!("{number}"))).await.expect("works").is_some());
    }
    assert_eq!(db.propose_correction(new("late")).await.expect("works"), None, "the queue has an end");
});
