//! Words about sponsors in many languages, folded.

use std::collections::HashSet;
use std::sync::LazyLock;

/// A set of folded words, built on first use.
pub(crate) type LazyWordSet = LazyLock<HashSet<&'static str>>;

pub(crate) static SPONSOR_WORDS: LazyWordSet = LazyLock::new(|| {
    "sponsor sponsors sponsoren sponsorer sponsores sponsorzy спонсор спонсоры patrocinadores"
        .split_whitespace()
        .collect()
});
/// Words before `sponsor` with which a show seeks one.
pub(crate) static SEEKING_WORDS: LazyWordSet =
    LazyLock::new(|| "a to become be als un bli en ein een devenir werden fur".split_whitespace().collect());
pub(crate) static THANK_WORDS: LazyWordSet = LazyLock::new(|| {
    "thanks thank danke dank vielen gracias merci grazie obrigado tack tak takk спасибо благодарим \
     bedankt"
        .split_whitespace()
        .collect()
});
/// Words for what is sponsored. Weak phrases count only beside one of these.
pub(crate) static SHOW_WORDS: LazyWordSet = LazyLock::new(|| {
    "episode podcast show series edition season program programme folge sendung avsnitt episoden podden \
     podkasten sending aflevering emission episodio programa puntata выпуск подкаст выпуска подкаста \
     odcinek odcinka broadcast 회"
        .split_whitespace()
        .collect()
});
/// Beginnings of phrases that are also used in other contexts.
pub(crate) static WEAK_WORDS: LazyWordSet = LazyLock::new(|| {
    "supported powered in partnered unterstutzt unterstutzung prasentiert con avec soutenu i samarbeid \
     samarbete samarbejde kooperation we dzieki при offert presente propose med em made underwritten \
     mogelijk mede offerto supportato"
        .split_whitespace()
        .collect()
});
pub(crate) static GIVING_PATHS: LazyWordSet = LazyLock::new(|| {
    "support donate donation donations donieren spenden steun doneer soutenir don apoie apoya donar \
     sostieni join member membership members give giving stott podderzhat tip boost patron become \
     supporter"
        .split_whitespace()
        .collect()
});
/// Paths on the show's own site that lead to donations, whatever the text is.
pub(crate) static OWN_GIVING_PATHS: LazyWordSet = LazyLock::new(|| {
    "donate donation donations donieren spenden spende steun doneer doneren soutenir don apoie apoya \
     donar sostieni stott stod wesprzyj patron supportus unterstuetzen fund"
        .split_whitespace()
        .collect()
});
/// Pages that list sponsors or seek new ones.
pub(crate) static SPONSOR_PAGES: LazyWordSet = LazyLock::new(|| {
    "sponsors sponsor sponsorship sponsoren advertise advertising partners".split_whitespace().collect()
});
pub(crate) static SHOP_PATHS: LazyWordSet = LazyLock::new(|| {
    "shop store merch merchandise produto curso course courses boutique tienda loja academy masterclass \
     webshop"
        .split_whitespace()
        .collect()
});
/// Words of headings that end a sponsor section.
pub(crate) static OTHER_HEADINGS: LazyWordSet = LazyLock::new(|| {
    "links link shownotes notes music musik musikk musique chapters kapitel timestamps sources resources \
     references mentioned credits contact kontakt contacto contatti quellen lenker lankar liens enlaces \
     fuentes transcript topics follow connect social about corner news episode ссылки"
        .split_whitespace()
        .collect()
});
