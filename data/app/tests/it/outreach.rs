//! Pitches and templates on both databases.

use crate::support::prelude::*;
use earshot_app::{GuestProfile, NewOutreach, Outreach, OutreachQuery, OutreachRejection, PodcastSnapshot};
use earshot_model::PodcastId;
use earshot_model::outreach::{MAX_OUTREACH_TEMPLATES, TemplateFields};

const SECOND: Duration = Duration::from_secs(1);

fn podcast(number: u128) -> PodcastSnapshot {
    PodcastSnapshot {
        id: PodcastId(Uuid::from_u128(number)),
        title: format!("Show {number}"),
        slug: format!("show-{number}"),
        image_url: None,
    }
}

fn new_pitch(guest: &GuestProfile, number: u128) -> NewOutreach {
    NewOutreach {
        podcast: podcast(number),
        project_id: guest.project_id,
        guest_profile_id: guest.id,
        guest_name: "Ada Lovelace".to_owned(),
        follows_id: None,
        options: json!({ "tone": "plain" }),
        draft: json!({ "variants": [] }),
        subject: "Guest idea".to_owned(),
        body: "Hello".to_owned(),
    }
}

async fn pitch(db: &Db, account: &Account, guest: &GuestProfile, number: u128) -> Outreach {
    db.store_outreach(account, new_pitch(guest, number)).await.expect("a pitch")
}

fn rejection<T: std::fmt::Debug>(result: Result<T, DbError>) -> OutreachRejection {
    match result {
        Err(DbError::Outreach(rejection)) => rejection,
        other => panic!("{other:?}"),
    }
}

on_both_databases!(edits_within_a_minute_are_one_revision, |db, time| {
    let (ann, bob) = (user(&db, "ann", Tier::Agency).await, user(&db, "bob", Tier::Agency).await);
    let ada = guest(&db, &ann, "Ada").await;
    let first = pitch(&db, &ann, &ada, 1).await;
    let save = async |body: &str, version: i64| {
        time.advance(SECOND);
        db.save_outreach(&ann, first.id, ("Guest idea", body), Some(version)).await
    };
    assert_eq!(save("Hello you", 1).await.expect("saved").revision, 1);
    let typed = save("Hello you there", 2).await.expect("saved");
    assert_eq!((typed.revision, typed.version, typed.body.as_str()), (1, 3, "Hello you there"));
    assert_eq!(rejection(save("Late", 2).await), OutreachRejection::VersionConflict);
    // A text that was copied is not overwritten in the history.
    db.mark_outreach_copied(&ann, first.id).await.expect("works");
    assert_eq!(save("After copying", 3).await.expect("saved").revision, 2);
    time.advance(61 * SECOND);
    assert_eq!(save("Much later", 4).await.expect("saved").revision, 3);
    let revisions = db.outreach_revisions(&ann, first.id).await.expect("works");
    let bodies: Vec<_> = revisions.iter().map(|each| (each.number, each.body.as_str())).collect();
    assert_eq!(bodies, [(0, "Hello"), (1, "Hello you there"), (2, "After copying"), (3, "Much later")]);
    assert!(revisions.iter().all(|each| each.user_id == Some(ann.user_id)));
    // Another team sees nothing of it.
    assert_eq!(db.find_outreach(&bob, first.id).await.expect("works"), None);
    assert_eq!(db.outreach_revisions(&bob, first.id).await.expect("works"), []);
    let stolen = db.save_outreach(&bob, first.id, ("Mine", "Mine"), None).await;
    assert_eq!(rejection(stolen), OutreachRejection::OutreachNotFound);
    assert!(!db.delete_outreach(&bob, first.id).await.expect("works"));
    assert!(db.delete_outreach(&ann, first.id).await.expect("works"));
    assert_eq!(db.outreach_revisions(&ann, first.id).await.expect("works"), []);
});

on_both_databases!(the_history_is_filtered_and_paged, |db, time| {
    let ann = user(&db, "ann", Tier::Agency).await;
    let (ada, eve) = (guest(&db, &ann, "Ada").await, guest(&db, &ann, "Eve").await);
    let mut made = Vec::new();
    for (guest, number) in [(&ada, 1), (&eve, 1), (&ada, 2)] {
        time.advance(SECOND);
        made.push(pitch(&db, &ann, guest, number).await.id);
    }
    db.mark_outreach_pitched(&ann, made[1], true).await.expect("works");
    let find = async |query: OutreachQuery, limit: u64| {
        let page = db.outreach_history(&ann, query, limit).await.expect("works");
        (page.pitches.iter().map(|pitch| pitch.id).collect::<Vec<_>>(), page.has_more)
    };
    assert_eq!(find(OutreachQuery::default(), 2).await, (vec![made[2], made[1]], true));
    let older = OutreachQuery { before: Some(made[1]), ..OutreachQuery::default() };
    assert_eq!(find(older, 2).await, (vec![made[0]], false));
    let of_show = OutreachQuery { podcast: Some(podcast(1).id), ..OutreachQuery::default() };
    assert_eq!(find(of_show, 9).await.0, [made[1], made[0]]);
    let of_guest = OutreachQuery { guest_profile: Some(ada.id), ..OutreachQuery::default() };
    assert_eq!(find(of_guest, 9).await.0, [made[2], made[0]]);
    let of_project = OutreachQuery { project: eve.project_id, ..OutreachQuery::default() };
    assert_eq!(find(of_project, 9).await.0, [made[1]]);
    for (is_pitched, expected) in [(true, vec![made[1]]), (false, vec![made[2], made[0]])] {
        let query = OutreachQuery { is_pitched: Some(is_pitched), ..OutreachQuery::default() };
        assert_eq!(find(query, 9).await.0, expected);
    }
});

on_both_databases!(the_team_sees_the_last_contact_with_a_show, |db, time| {
    let ann = user(&db, "ann", Tier::Agency).await;
    let ada = guest(&db, &ann, "Ada").await;
    let eve = guest(&db, &ann, "Eve").await;
    let (first, second) = (pitch(&db, &ann, &ada, 1).await, pitch(&db, &ann, &eve, 1).await);
    let last = async |except: Option<Uuid>| {
        let found = db.last_team_pitch(&ann, podcast(1).id, except).await.expect("works");
        found.map(|pitch| (pitch.outreach_id, pitch.is_pitched))
    };
    assert_eq!(last(None).await, None, "a draft is no pitch");
    db.mark_outreach_copied(&ann, first.id).await.expect("works");
    assert_eq!(last(None).await, Some((first.id, false)));
    assert_eq!(last(Some(first.id)).await, None);
    time.advance(SECOND);
    db.mark_outreach_pitched(&ann, second.id, true).await.expect("works");
    assert_eq!(last(None).await, Some((second.id, true)));
    db.mark_outreach_pitched(&ann, second.id, false).await.expect("works");
    assert_eq!(last(None).await, Some((first.id, false)), "a mistake was taken back");
});

on_both_databases!(a_guest_has_one_pitch_to_a_podcast_with_its_follow_ups, |db, time| {
    let ann = user(&db, "ann", Tier::Agency).await;
    let ada = guest(&db, &ann, "Ada").await;
    let first = pitch(&db, &ann, &ada, 1).await;
    db.mark_outreach_pitched(&ann, first.id, true).await.expect("works");
    time.advance(SECOND);
    let again = pitch(&db, &ann, &ada, 1).await;
    assert_eq!((again.id, again.revision, again.version), (first.id, 1, 2), "another text is a version");
    assert!(again.pitched_at.is_some(), "the mark stays");
    assert_eq!(db.outreach_revisions(&ann, first.id).await.expect("works").len(), 2);
    let found = db.find_pitch(&ann, ada.id, podcast(1).id).await.expect("works");
    assert_eq!(found.map(|pitch| pitch.id), Some(first.id));
    assert_eq!(db.find_pitch(&ann, ada.id, podcast(2).id).await.expect("works"), None);

    let follow = async || {
        time.advance(SECOND);
        db.store_outreach(&ann, NewOutreach { follows_id: Some(first.id), ..new_pitch(&ada, 1) }).await
    };
    let one = follow().await.expect("a follow-up");
    assert_eq!((one.pitch_id(), one.revision), (first.id, 0));
    follow().await.expect("a second one");
    assert_eq!(rejection(follow().await), OutreachRejection::TooManyFollowUps);
    let follow_ups = db.follow_ups(&ann, first.id).await.expect("works");
    assert_eq!(follow_ups.iter().map(|each| each.follows_id).collect::<Vec<_>>(), [Some(first.id); 2]);
    let history = db.outreach_history(&ann, OutreachQuery::default(), 9).await.expect("works").pitches;
    assert_eq!(history.iter().map(|each| each.id).collect::<Vec<_>>(), [first.id], "shown once");
    db.mark_outreach_copied(&ann, one.id).await.expect("works");
    let last = db.last_team_pitch(&ann, podcast(1).id, Some(first.id)).await.expect("works");
    assert_eq!(last, None, "a follow-up is no other contact");
    assert!(db.delete_outreach(&ann, first.id).await.expect("works"));
    assert_eq!(db.find_outreach(&ann, one.id).await.expect("works"), None, "it goes with its pitch");
});

on_both_databases!(chosen_subjects_make_a_new_version_of_the_profile, |db, _| {
    let ann = user(&db, "ann", Tier::Agency).await;
    let ada = guest(&db, &ann, "Ada").await;
    assert_eq!(ada.subjects, None);
    let chosen = Some(vec!["cold chain".to_owned()]);
    let set = async |subjects| db.set_guest_subjects(&ann, ada.id, subjects, None).await.expect("works");
    let changed = set(chosen.clone()).await;
    assert_eq!((&changed.subjects, changed.version), (&chosen, ada.version + 1));
    assert_eq!(set(chosen.clone()).await.version, ada.version + 1, "nothing changed");
    assert_eq!(set(None).await.subjects, None);
});

on_both_databases!(templates_belong_to_their_user, |db, _| {
    let (ann, bob) = (user(&db, "ann", Tier::Agency).await, user(&db, "bob", Tier::Agency).await);
    let fields = |name: &str| TemplateFields {
        name: name.to_owned(),
        description: Some(String::new()),
        subject: None,
        template: "Hi [host first name]".to_owned(),
    };
    let made = db.create_outreach_template(&ann, fields("Very short")).await.expect("a template");
    assert_eq!((made.slug.as_str(), made.fields.description.as_deref()), ("very-short", None));
    let copy = db.create_outreach_template(&ann, fields("Very short")).await.expect("a template");
    assert_eq!(copy.slug, "very-short-2");
    let outdated = db.update_outreach_template(&ann, made.id, fields("Older"), Some(made.version - 1)).await;
    assert_eq!(rejection(outdated), OutreachRejection::VersionConflict);
    let renamed = db.update_outreach_template(&ann, made.id, fields("Shorter"), Some(made.version)).await;
    let renamed = renamed.expect("works");
    assert!(renamed.version > made.version, "also within one millisecond");
    assert_eq!((renamed.slug.as_str(), renamed.fields.name.as_str()), ("very-short", "Shorter"));
    assert_eq!(db.outreach_templates(&ann).await.expect("works").len(), 2);
    assert_eq!(db.outreach_templates(&bob).await.expect("works"), []);
    let foreign = db.update_outreach_template(&bob, made.id, fields("Stolen"), None).await;
    assert_eq!(rejection(foreign), OutreachRejection::TemplateNotFound);
    assert_eq!(rejection(db.find_outreach_template(&bob, made.id).await), OutreachRejection::TemplateNotFound);
    assert!(!db.delete_outreach_template(&bob, made.id).await.expect("works"));
    assert!(matches!(rejection(db.create_outreach_template(&ann, fields("no")).await), OutreachRejection::Invalid(_)));
    for number in 2..MAX_OUTREACH_TEMPLATES {
        db.create_outreach_template(&ann, fields(&format!("Number {number}"))).await.expect("a template");
    }
    let most = OutreachRejection::TooManyTemplates { most: MAX_OUTREACH_TEMPLATES };
    assert_eq!(rejection(db.create_outreach_template(&ann, fields("One more")).await), most);
    assert!(db.delete_outreach_template(&ann, copy.id).await.expect("works"));
    db.create_outreach_template(&ann, fields("One more")).await.expect("there is room again");
});
