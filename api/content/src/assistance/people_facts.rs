//! Facts of guests and of who writes for them.

use earshot_app::{Account, Db, DbError, GuestProfile};
use earshot_assist::facts::{GuestFacts, GuestLink, SenderFacts};

/// The facts of a guest profile.
pub fn guest_facts(profile: &GuestProfile) -> GuestFacts {
    let fields = &profile.fields;
    let bio = &fields.bio;
    let links = fields.social_links.iter();
    GuestFacts {
        id: profile.id.to_string(),
        first_name: fields.first_name.clone(),
        last_name: fields.last_name.clone(),
        short_bio: bio.short_bio.clone(),
        long_bio: bio.long_bio.clone(),
        company_name: fields.company_name.clone(),
        expertise: bio.areas_of_expertise.clone(),
        topics: bio.topics_to_discuss.clone(),
        topics_to_avoid: bio.things_to_avoid.clone(),
        goals: bio.goals.clone(),
        additional_context: bio.additional_context.clone(),
        website_url: fields.website_url.clone(),
        booking_url: fields.booking_url.clone(),
        one_pager_url: fields.one_pager_url.clone(),
        email: fields.email.clone(),
        links: links.map(|link| GuestLink { kind: link.kind.as_str().to_owned(), url: link.url.clone() }).collect(),
        chosen_subjects: profile.subjects.clone(),
        ..GuestFacts::default()
    }
}

/// The facts of who writes: the signed-in person, with the company and the signature of the team if the
/// profile has none.
pub async fn sender_facts(db: &Db, account: &Account) -> Result<SenderFacts, DbError> {
    let profile = db.profile(account).await?;
    let name = profile.full_name();
    let (mut company_name, mut signature) = (profile.company, profile.sign_off);
    if company_name.is_none() || signature.is_none() {
        let team = db.team_settings(account).await?;
        company_name = company_name.or(team.sender_company);
        signature = signature.or(team.sender_sign_off);
    }
    Ok(SenderFacts { name, title: profile.title, company_name, signature, email: Some(account.email.clone()) })
}
