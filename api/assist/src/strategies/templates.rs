//! The templates, by project type and approach, with the slots `{subject}`, `{second}`, `{genre}` and `{guest}`.

use super::strategy::StrategyApproach::{self, Longshot, Straightforward, Unconventional};
use earshot_model::project::ProjectType;

/// A strategy with slots.
pub(super) struct StrategyTemplate {
    pub(super) approach: StrategyApproach,
    pub(super) title: &'static str,
    pub(super) short: &'static str,
    pub(super) blurb: &'static str,
    pub(super) persona: &'static str,
    pub(super) why: &'static str,
    pub(super) advice: &'static str,
    pub(super) focus: &'static str,
    pub(super) yes_no: &'static str,
    /// The words that an example web search adds to the keyword.
    pub(super) google: &'static str,
}

/// The three templates of a type.
pub(super) fn templates_of(project_type: ProjectType) -> &'static [StrategyTemplate; 3] {
    match project_type {
        ProjectType::GuestBooking => &GUEST_BOOKING,
        ProjectType::Advertisers => &ADVERTISERS,
        ProjectType::ContentCreation => &CONTENT_CREATION,
        ProjectType::LeadGeneration => &LEAD_GENERATION,
        ProjectType::Monitoring => &MONITORING,
        ProjectType::Api | ProjectType::InterestingPodcasts | ProjectType::Other | ProjectType::Transcriptions => {
            &GENERAL
        }
    }
}

const GUEST_BOOKING: [StrategyTemplate; 3] = [
    StrategyTemplate {
        approach: Straightforward,
        title: "Podcasts about {subject}",
        short: "Interview podcasts that already cover {subject}.",
        blurb: "Look for interview podcasts whose recent episodes are about {subject} or {second}. Their hosts need the next voice on a subject that they chose themselves, so a pitch can begin with one of their episodes.",
        persona: "Listeners who chose a podcast about {subject}.",
        why: "The podcast already covers it; the pitch only needs to say why {guest}.",
        advice: "Search titles and episode titles.",
        focus: "{subject}, podcasts with guests, active",
        yes_no: "Does the podcast interview guests about {subject}?",
        google: "interview",
    },
    StrategyTemplate {
        approach: Unconventional,
        title: "Podcasts near {subject}",
        short: "Podcasts about neighboring subjects, for which {subject} may be new.",
        blurb: "Look for podcasts about subjects that come up together with {subject}. {guest} brings something new to them, and the neighboring subject gives the link.",
        persona: "Listeners of {genre} podcasts who would see {subject} from another side.",
        why: "A host who has not covered a subject can't turn it down as a repeat.",
        advice: "Search descriptions and transcripts, and prefer podcasts in which the subject is mentioned but never in a title.",
        focus: "Subjects next to {subject}",
        yes_no: "Would an episode about {subject} be new to this podcast and still fit it?",
        google: "guest ideas",
    },
    StrategyTemplate {
        approach: Longshot,
        title: "Large podcasts with an opening for {subject}",
        short: "Large general interview podcasts that had one episode near {subject}.",
        blurb: "Look for large general podcasts that had a single episode near {subject}, and pitch the next step from it.",
        persona: "A broad audience with some interest in {subject}.",
        why: "One acceptance reaches more people than many small podcasts, and a former episode shows that the host is open to it.",
        advice: "Sort by audience, and read what the earlier episode left open.",
        focus: "Large general podcasts",
        yes_no: "Did this podcast have an episode near {subject} in the last two years?",
        google: "top podcasts",
    },
];

const ADVERTISERS: [StrategyTemplate; 3] = [
    StrategyTemplate {
        approach: Straightforward,
        title: "Podcasts whose listeners care about {subject}",
        short: "Podcasts about {subject} that carry sponsors.",
        blurb: "Look for podcasts about {subject} with sponsors in recent episodes: they sell spots, and their prices are known.",
        persona: "Listeners who buy things to do with {subject}.",
        why: "Hosts who read sponsor messages already need no persuading.",
        advice: "Filter by sponsors and by activity.",
        focus: "{subject}, podcasts with sponsors",
        yes_no: "Does the podcast carry host-read sponsor messages?",
        google: "sponsors",
    },
    StrategyTemplate {
        approach: Unconventional,
        title: "Podcasts without sponsors around {subject}",
        short: "Active podcasts about {second} that carry no sponsor yet.",
        blurb: "Look for active podcasts around {second} without any sponsor. A first sponsor gets attention, and prices are open.",
        persona: "Loyal listeners of smaller podcasts.",
        why: "There is no competitor in the episode.",
        advice: "Search descriptions, and leave out podcasts with sponsors.",
        focus: "Podcasts without sponsors",
        yes_no: "Is the podcast active, with a stable audience and without sponsors?",
        google: "advertise",
    },
    StrategyTemplate {
        approach: Longshot,
        title: "Large podcasts in {genre}",
        short: "The largest podcasts in {genre}, for one test.",
        blurb: "Look for the largest podcasts in {genre} and ask for a single test spot.",
        persona: "A broad audience in {genre}.",
        why: "One test on a large podcast gives figures that small podcasts cannot.",
        advice: "Sort by audience and chart position.",
        focus: "Reach",
        yes_no: "Is the podcast among the largest of its genre?",
        google: "media kit",
    },
];

const CONTENT_CREATION: [StrategyTemplate; 3] = [
    StrategyTemplate {
        approach: Straightforward,
        title: "Source material on {subject}",
        short: "Episodes about {subject} with transcripts.",
        blurb: "Look for episodes about {subject} with transcripts to quote, cite and compare.",
        persona: "Readers and viewers who want {subject} explained.",
        why: "Every quote can be checked: it has an episode and a second.",
        advice: "Search transcripts.",
        focus: "{subject}, episodes with transcripts",
        yes_no: "Does the episode explain {subject} in words worth quoting?",
        google: "transcript",
    },
    StrategyTemplate {
        approach: Unconventional,
        title: "Disagreement about {subject}",
        short: "Episodes in which {subject} is disputed.",
        blurb: "Look for podcasts that see {subject} differently, and set their words side by side.",
        persona: "People who want more than one view of {subject}.",
        why: "Contrast carries a story.",
        advice: "Search transcripts for the subject together with words of doubt.",
        focus: "Different views",
        yes_no: "Does the episode take a clear position on {subject}?",
        google: "debate",
    },
    StrategyTemplate {
        approach: Longshot,
        title: "Formats to borrow from {genre}",
        short: "Podcasts in {genre} whose form could carry {subject}.",
        blurb: "Look at the forms of successful podcasts in {genre}, and try {subject} in one of them.",
        persona: "An audience that does not look for {subject} yet.",
        why: "A familiar form makes a new subject easy to follow.",
        advice: "Sort by ratings, and note segments and lengths.",
        focus: "Formats",
        yes_no: "Could {subject} be told in the form of this podcast?",
        google: "format",
    },
];

const LEAD_GENERATION: [StrategyTemplate; 3] = [
    StrategyTemplate {
        approach: Straightforward,
        title: "Companies that speak about {subject}",
        short: "Podcasts whose hosts or guests work on {subject}.",
        blurb: "Look for podcasts that companies working on {subject} make or appear on. Every guest is a contact with a stated interest.",
        persona: "Decision makers who speak about {subject} in public.",
        why: "Someone who talks about a problem is looking for answers.",
        advice: "Search episode titles, and read the guests' companies.",
        focus: "{subject}, guests with companies",
        yes_no: "Is the guest or host responsible for {subject} at a company?",
        google: "CEO interview",
    },
    StrategyTemplate {
        approach: Unconventional,
        title: "Podcasts of associations around {subject}",
        short: "Podcasts of associations, suppliers and events near {second}.",
        blurb: "Look for podcasts of associations, suppliers and events around {second}: small audiences, but all from the industry.",
        persona: "Members of the trade.",
        why: "A small audience of buyers beats a large one of listeners.",
        advice: "Search descriptions for association, conference and members.",
        focus: "Trade podcasts",
        yes_no: "Is the podcast made for people of one trade?",
        google: "association podcast",
    },
    StrategyTemplate {
        approach: Longshot,
        title: "Founders in {genre}",
        short: "Founder interviews in {genre} that touch {subject}.",
        blurb: "Look for founder interviews in {genre} in which {subject} is one problem among others.",
        persona: "Founders looking for help.",
        why: "Founders answer mail themselves.",
        advice: "Search transcripts.",
        focus: "Founders",
        yes_no: "Does a founder describe {subject} as a problem of their company?",
        google: "founder story",
    },
];

const MONITORING: [StrategyTemplate; 3] = [
    StrategyTemplate {
        approach: Straightforward,
        title: "Every mention of {subject}",
        short: "Episodes and podcasts that name {subject}.",
        blurb: "Watch the exact words for {subject} in titles, descriptions and transcripts.",
        persona: "The team that answers for {subject}.",
        why: "Exact words give few false alarms.",
        advice: "Search as a phrase, and turn the search into an alert.",
        focus: "Exact words",
        yes_no: "Does the episode speak about {subject} itself?",
        google: "mentions",
    },
    StrategyTemplate {
        approach: Unconventional,
        title: "What is said around {subject}",
        short: "Words that come up together with {subject}.",
        blurb: "Watch the words that come up together with {subject}, to see a change before it has a name.",
        persona: "Analysts.",
        why: "New topics start out under other names.",
        advice: "Search transcripts without phrases.",
        focus: "Words around the subject",
        yes_no: "Is the episode about a matter that touches {subject}?",
        google: "trend",
    },
    StrategyTemplate {
        approach: Longshot,
        title: "The wider field of {genre}",
        short: "New podcasts in {genre}.",
        blurb: "Watch new podcasts in {genre} that may take up {subject} later.",
        persona: "Planners.",
        why: "Being early costs little.",
        advice: "Filter by founding date.",
        focus: "New podcasts",
        yes_no: "Did the podcast launch in the last six months?",
        google: "new podcast",
    },
];

const GENERAL: [StrategyTemplate; 3] = [
    StrategyTemplate {
        approach: Straightforward,
        title: "Podcasts about {subject}",
        short: "Podcasts that cover {subject} regularly.",
        blurb: "Look for active podcasts with several recent episodes about {subject} or {second}.",
        persona: "People who follow {subject}.",
        why: "Several recent episodes show lasting interest.",
        advice: "Search titles and episode titles.",
        focus: "{subject}, active podcasts",
        yes_no: "Is the podcast largely about {subject}?",
        google: "podcast",
    },
    StrategyTemplate {
        approach: Unconventional,
        title: "Around {subject}",
        short: "Podcasts next to {subject}.",
        blurb: "Look for podcasts about neighboring subjects in which {subject} comes up without being the title.",
        persona: "People in {genre} who meet {subject} from another side.",
        why: "Neighboring podcasts are found by few others.",
        advice: "Search descriptions and transcripts.",
        focus: "Neighboring subjects",
        yes_no: "Does {subject} come up in several episodes?",
        google: "episode",
    },
    StrategyTemplate {
        approach: Longshot,
        title: "The wider field",
        short: "Large podcasts in {genre}.",
        blurb: "Look for large podcasts in {genre} with a single episode near {subject}.",
        persona: "A broad audience.",
        why: "One find may be worth many small ones.",
        advice: "Sort by audience.",
        focus: "Reach",
        yes_no: "Did the podcast have an episode near {subject}?",
        google: "best podcasts",
    },
];
