//! Words that are never topics, and words of advertising, for the languages of most podcasts. Words that are common in
//! a language need no entry: counting excludes them.

use std::collections::HashSet;
use std::sync::LazyLock;

/// A sentence with one of these words is a call to action or an advertisement, and is skipped.
const PROMOTIONAL: &str = "\
    acast advertise advertisement advertisements advertisers advertising anchorfm backtracks buzzsprout coupon \
    discord discount disclaimer donate donation facebook instagram libsyn linktree megaphone merch newsletter \
    patreon paypal podbean podtrac privacy promo redcircle rss simplecast soundcloud spotify sponsor sponsored \
    sponsors spreaker subscribe subscribers subscribing subscription tiktok twitter unsubscribe venmo \
    abonnieren abonniert datenschutz impressum rabatt rabattcode spenden werbung werbepartner abonnez \
    confidentialité suscríbete suscribete suscribirte patrocinado privacidad assine privacidade patrocínio \
    iscriviti abonneer adverteren prenumerera annonsera reklam";

/// Neither a topic nor part of one.
const STOP_WORDS: &str = "\
    uncategorized present presents presenting network networks service services value values classic classics \
    am pm ep eps est pst edt ft feat nr pt vol vs show week month download transcript recording link review \
    album archive archives audio bonus chapter chapters cohost cohosts credits downloads edition episode \
    episodes feed feedback guest guests host hosted hosts intro introduction itunes listen listener listeners \
    listening outro part podcast podcaster podcasters podcasting podcasts preview recap recorded replay rerun \
    season segment shownotes shows teaser trailer transcripts tune tuned version youtube available brought \
    browse check click contact copyright details discuss discussed discusses discussing discussion discussions \
    edited email enjoy featured features featuring find follow following google homepage http https info \
    interview interviewed interviews join joined joins leave links mail mentioned more notes online please \
    produced producer producers rate rating ratings resources reviews share shared shares sign site supporters \
    talked talking talks tell tells thank thanks topic topics update updates visit voicemail watch webpage \
    website websites welcome annual april august century daily date dates december evening february friday \
    january july june latest march monday monthly months november october recent recently saturday seconds \
    september sunday thursday today tomorrow tonight tuesday wednesday weekly weeks yesterday yesterdays able \
    about absolutely actually after again against almost along already also although always amazing among \
    another answers anyone anything around away awesome back based because become becomes been before behind \
    being better between beyond bring brings called came candid cannot chat chats come comes coming \
    conversation conversations could couple definitely didn different doesn doing done down during each either \
    else enough especially even ever every everyone everything exactly excited explain explains explore \
    explored explores exploring fact fantastic favorite favourite feel from further gets getting give given \
    gives giving goes going gone happen happened happens happy have having hear hello helps here himself \
    herself however huge idea ideas important including incredible inside insight insights instead interesting \
    into isn itself just keep kind kinds knew know knowing known knows last less lets like likes look looking \
    looks lots loved made make makes making many maybe mean means meet might miss moment moments most much \
    must name names near need needs never next nice nothing number numbers often okay once only other others \
    over pair particular past perhaps piece plus previous quite ready really reason reasons regular said same \
    saying says seem seems seen several should shouldn simply since some someone something sometimes soon sort \
    started starting starts still stop stuff such sure take taken takes taking than that their them themselves \
    then there these they thing things think thinking thinks this those though thought thoughts three through \
    throughout together told took turn turns under understand until upcoming upon used uses using various very \
    want wanted wants ways well went were weren what whatever when where whether which while whole whom whose \
    will with within without wonderful wondering would wouldn your yours yourself and any are but can did for \
    get got had has her hey him his how its let may not now off one our out own say see she the too two use \
    was way who why yes yet you all four five six seven eight nine ten don via etc lot few put set try app com \
    net org www html mp3 amp nbsp aber alle alles andere auch ausgabe beim bereits dabei damit dann darüber \
    dass diese diesem diesen dieser dieses doch durch eben eigentlich eine einem einen einer eines einfach \
    erzählt euch eure folge folgen ganz gast gäste geht gespräch gibt gute haben heute hier hören hörer hört \
    ihre ihren immer jahr jahre jahren jede kann kapitel kein keine können leute macht machen mehr mein mich \
    minuten moderation muss nach nicht nichts noch oder ohne redaktion schon sehr sein seine seit sendung sich \
    sind sprechen spricht themen über unser unsere unserer unter viel viele vielen wann warum weil wenn werden \
    wieder wird woche wochen wurde zeit zwei zwischen januar februar märz juni juli oktober dezember montag \
    dienstag mittwoch donnerstag freitag samstag sonntag ainsi alors animé aussi autre autres aujourd avec \
    avoir bien bonne cela celle celui cette chaque chez comme comment dans depuis dont écoute écouter elle \
    elles émission encore entre épisode épisodes être faire fait invité invitée invités jour jours leur leurs \
    mais même moins mois notre nous parle parler peut pour pourquoi quand quel quelle quelques sans semaine \
    sera sont sous toujours tous tout toute toutes très vers votre vous janvier février avril juin juillet \
    août septembre octobre novembre décembre lundi mardi mercredi jeudi vendredi samedi dimanche ahora algo \
    años anos aquí cada capítulo capitulo como cómo conversación cuando desde después donde ella ellos \
    entrevista episodio episodios episódio episódios escucha escuchar esta está estamos estar este esto estos \
    fazer hablamos hablar hace hacer hasta hoje hola invitado invitada isso mañana mejor mesmo mucho muito muy \
    nada nosotros nossa nosso nuestra nuestro nueva nuevo otra otro ouvir para pela pelo pero porque programa \
    puede quando queremos quien semana sempre siempre sobre somos también também temporada tiempo tiene toda \
    todas todo todos você vocês enero febrero marzo mayo junio julio agosto septiembre octubre noviembre \
    diciembre lunes martes miércoles jueves viernes sábado domingo anche ancora con cosa dalla delle della \
    dello dove essere nella nostra nostro oggi ogni perché puntata questa questo sono tutti tutto aflevering \
    afleveringen altijd deze door gaan geen gesprek hebben heeft kunnen luister maar meer naar niet onze veel \
    voor waar waarom weer worden wordt zijn avsnitt avsnittet bara denna detta efter från gäst hade idag inte \
    lyssna lyssnare också programledare samtal själv till varför veckan veckans vilken";

/// No topic alone, but part of some (`seed round`, `open source`).
const PHRASE_WORDS: &str = "\
    answer best big bit day days deep dive first full good great hard help high hope hour hours large lead \
    learn left little live long love main media minute minutes morning move music new night old open page people \
    person place places point points production question questions quick radio read real right round second sense \
    series sharing short side simple small special start stories story stream streaming studio support talk \
    theme time times true video videos weekend word words wrong year years";

static PHRASE_WORD_SET: LazyLock<HashSet<&str>> = LazyLock::new(|| PHRASE_WORDS.split_whitespace().collect());
static PROMOTIONAL_SET: LazyLock<HashSet<&str>> = LazyLock::new(|| PROMOTIONAL.split_whitespace().collect());
static STOP_WORD_SET: LazyLock<HashSet<&str>> = LazyLock::new(|| STOP_WORDS.split_whitespace().collect());

/// Whether a lowercase word marks advertising.
pub fn is_promotional(word: &str) -> bool {
    PROMOTIONAL_SET.contains(word)
}

/// Whether a lowercase word is a topic only as part of a phrase.
pub fn is_phrase_word(word: &str) -> bool {
    PHRASE_WORD_SET.contains(word)
}

/// Whether a lowercase word is never part of a topic.
pub fn is_stop_word(word: &str) -> bool {
    STOP_WORD_SET.contains(word) || is_promotional(word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tables_hold_lower_case_words() {
        for word in [PROMOTIONAL, STOP_WORDS, PHRASE_WORDS].iter().flat_map(|table| table.split_whitespace()) {
            assert_eq!(word, word.to_lowercase());
            assert!(word.chars().all(char::is_alphanumeric), "{word}");
        }
        assert!(
            is_promotional("patreon")
                && is_stop_word("patreon")
                && is_stop_word("september")
                && !is_stop_word("sourdough")
        );
    }
}
