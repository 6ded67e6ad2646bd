//! Generated episodes of about 600 bytes that mention people and sponsors, all different.

/// The texts of an episode.
pub struct CreditTexts {
    pub title: String,
    pub plain: String,
    pub html: String,
}

/// Alternates names, offers and prose, so that every rule applies.
#[must_use]
pub fn credit_texts(number: usize) -> CreditTexts {
    const GIVEN: &[&str] = &["Anna", "Ben", "Carla", "David", "Elena", "Frank", "Greta", "Hugo"];
    const FAMILY: &[&str] = &["Miller", "Otto", "van der Berg", "Garcia", "Novak", "Larsen", "Rossi", "Hill"];
    let name = |salt: usize| format!("{} {}", GIVEN[(number / salt) % 8], FAMILY[(number / salt / 8) % 8]);
    let (one, other) = (name(1), name(3));
    let prose = "We look at what changed in the last year, what stayed as it was, and what nobody saw coming when \
        it all began. Along the way there are stories from the field and a few questions that listeners sent in. ";
    let first = format!("{one} talks to {other}, founder of Acme {number}, about how tea is made. {prose}");
    let last = format!(
        "This episode is brought to you by <a href=\"https://acme{number}.example/tea\">Acme {number}</a>. Use code \
         TEA{number} for 20% off. Support the show: https://www.patreon.com/tea{number}"
    );
    CreditTexts {
        title: format!("#{number}: {other} on tea"),
        plain: format!("{first}\n{last}"),
        html: format!("<p>{first}</p><p>{last}</p>"),
    }
}
