//! Words, syllables and names of the languages in Latin script.

use super::language::Language;

pub const ENGLISH: Language = Language {
    tag: "en",
    share: 55,
    has_spaces: true,
    common: "the of and to a in is it you that he was for on are with as we they be at one have this from or had by not \
             but what some can out other were all there when up use your how said an each she which do their time if \
             will way about many then them would like so these her long make thing see him two has look more day could \
             go come did my no most who over know than call first people may down side been now find any new work part \
             take get place made live where after back little only round man year came show every good me give our \
             under name very through just form much great think say help low line before turn cause same mean move \
             right old too does tell want well also play small end put home read hand large add even here must big high",
    syllables: "ba ber bra cal can cen cher con cor dan del der din dor en er est fal fen fin for gan gen gle gra hal \
                han hen hol in ing is kel ken kin la lan len lin lor man mar men mer min mon nal ner nor on or pal pen \
                per pin por ran ren rin ros sal sen ser sin sol son ster tal ten ter tin ton tor val ven ver win wor",
    word_syllables: [2, 3],
    given_names: &[
        "Alice", "Ben", "Clara", "Daniel", "Ella", "Frank", "Grace", "Henry", "Isla", "Jonah", "Kate", "Liam", "Maya",
        "Noah", "Olive", "Peter", "Quinn", "Ruth", "Sam", "Tess", "Uma", "Victor", "Wendy", "Yusuf", "Zoe", "Amara",
    ],
    with: "with",
    formats: &["Podcast", "Show", "Hour", "Report", "Diaries", "Talk", "Weekly", "Files", "Stories", "Radio"],
};

pub const SPANISH: Language = Language {
    tag: "es",
    share: 10,
    has_spaces: true,
    common: "de la que el en y a los se del las un por con no una su para es al lo como más o pero sus le ha me si sin \
             sobre este ya entre cuando todo esta ser son dos también fue había era muy años hasta desde está mi porque \
             qué sólo han yo hay vez puede todos así nos ni parte tiene él uno donde bien tiempo mismo ese ahora cada vida",
    syllables: "a ba bra ca can ce cio co cor cu da de den di do dor e es fa fi fran ga gra ja la lar le lo ma man mar \
                me men mi mo na no nue o pa pe por pre ra re ri ro sa se ta tar te ti to tra va ver vi za ción",
    word_syllables: [2, 4],
    given_names: &[
        "Ana", "Bruno", "Carmen", "Diego", "Elena", "Felipe", "Inés", "Jorge", "Lucía", "Mateo", "Pilar", "Sofía",
    ],
    with: "con",
    formats: &["Podcast", "Historias", "Charlas", "Radio", "Diario", "Hablemos"],
};

pub const PORTUGUESE: Language = Language {
    tag: "pt-BR",
    share: 7,
    has_spaces: true,
    common: "de a o que e do da em um para é com não uma os no se na por mais as dos como mas foi ao ele das tem à seu \
             sua ou ser quando muito há nos já está eu também só pelo pela até isso ela entre era depois sem mesmo aos \
             ter seus quem nas me esse eles estão você tinha foram essa num nem suas meu às minha têm pessoas tempo vida",
    syllables: "a ba ca ção ce cha co da de di do dor e es fa fei ga gui i ja la lha lo ma me mi mo na nha no nos o pa \
                pe por qua ra re ri ro sa se sil ta te ti to tra va ve vi xa zi",
    word_syllables: [2, 4],
    given_names: &[
        "Beatriz", "Caio", "Débora", "Eduardo", "Flávia", "Heitor", "Joana", "Lucas", "Marina", "Rafael", "Tainá",
    ],
    with: "com",
    formats: &["Podcast", "Conversa", "Histórias", "Rádio", "Diário", "Papo"],
};

pub const GERMAN: Language = Language {
    tag: "de",
    share: 5,
    has_spaces: true,
    common: "die der und in zu den das nicht von sie ist des sich mit dem dass er es ein ich auf so eine auch als an nach \
             wie im für man aber aus durch wenn nur war noch werden bei hat wir was wird sein einen welche sind oder zur \
             um haben einer mir über ihm diese einem ihr uns da zum kann doch vor dieser mich ihn du hatte seine mehr am \
             denn nun unter sehr selbst schon hier bis habe ihre dann ihnen seiner alle wieder meine Zeit gegen vom ganz",
    syllables: "ab acht an auf bach bau berg be bren burg dach dorf ein er fall feld fen ge gang ger gold gut hal hand \
                haus heim hof holz keit kraft kur land lich ling lung mal markt men mut nach ner ord rad rich ruf schaft \
                schau see sicht stadt stein stoff tag tal tung un ver wald weg werk wind zeit zug zung",
    word_syllables: [2, 3],
    given_names: &[
        "Anke", "Bernd", "Claudia", "Dirk", "Eva", "Fritz", "Greta", "Jonas", "Katrin", "Lukas", "Nele", "Sören",
    ],
    with: "mit",
    formats: &["Podcast", "Gespräche", "Funk", "Stunde", "Geschichten", "Runde"],
};

pub const FRENCH: Language = Language {
    tag: "fr",
    share: 5,
    has_spaces: true,
    common: "de la le et les des en un du une que est pour qui dans a par plus pas au sur ne se ce il sont la mais comme \
             ou si leur y dont tout deux on elle peut ces aux cette nous avec son été fait même aussi sans être autres \
             entre ainsi après très leurs bien donc encore vous moins depuis faire temps avant toujours quand sous lui \
             notre ont où avait années ans monde jour vie trois monsieur toute homme dit grand autre",
    syllables: "a bel bou ca cha che cou cra dan de dou é en es fou fri ga gi gran ja lan le lon ma men mer mi mon mou na \
                né nou on ou pa pe plan pou pré ra re ri ron sa sé sion son ta té ti tion tou tra tu va ver vi vou",
    word_syllables: [2, 3],
    given_names: &[
        "Aline", "Bastien", "Chloé", "Denis", "Élise", "Fabien", "Hugo", "Inès", "Julien", "Léa", "Nadia", "Rémi",
    ],
    with: "avec",
    formats: &["Podcast", "Histoires", "Radio", "Carnet", "Conversations", "Atelier"],
};

pub const ITALIAN: Language = Language {
    tag: "it",
    share: 3,
    has_spaces: true,
    common: "di e il la che in a per è un del non con una le si da i dei come al più lo nel alla della sono ma anche ha \
             gli o delle se dal su questo quello essere dopo cui fra tutti molto anni stato quando ancora loro solo \
             stata dove tra senza prima però sempre due quella ogni tempo parte vita mondo casa giorno così perché",
    syllables: "a be bi ca can che chi co da del di e fa fi ga gi gla go la le li lo ma men mi mo na ne no o pa pe pi po \
                ra re ri ro sa se si so sta ta te ti to tra tu va ve vi zia zio",
    word_syllables: [2, 4],
    given_names: &["Alba", "Carlo", "Diana", "Enzo", "Fiora", "Giulia", "Luca", "Marta", "Nino", "Paola"],
    with: "con",
    formats: &["Podcast", "Storie", "Radio", "Voci", "Diario"],
};

pub const DUTCH: Language = Language {
    tag: "nl",
    share: 2,
    has_spaces: true,
    common: "de van een het en in is dat op te zijn met voor die niet aan er om ook als dan maar bij nog uit naar heeft \
             over door hij worden wordt deze tot hun kan meer ze of wel geen had werd was we u veel al jaar moet alleen \
             mensen tijd andere goed zo wat nu hoe weer onder waar hier twee toch zich eerste eens leven dag",
    syllables: "aan af be berg bloem boek dag dek doen dorp draai ge gang groot hand huis heid jaar kant kerk kracht land \
                lijk ling maak mens nieuw om op plaats raad recht rijk schap school stad steen straat tijd toe uit veld \
                ver vlieg vol voor vrij wacht water weg werk wind zaak zee",
    word_syllables: [2, 3],
    given_names: &["Anouk", "Bram", "Daan", "Femke", "Jeroen", "Lotte", "Maarten", "Noor", "Sanne", "Tijs"],
    with: "met",
    formats: &["Podcast", "Gesprekken", "Radio", "Verhalen", "Tafel"],
};

pub const SWEDISH: Language = Language {
    tag: "sv",
    share: 2,
    has_spaces: true,
    common: "och i att det som en på är av för med till den har de inte om ett men var jag sig från vi så kan man när år \
             säger hon under också efter eller nu sin där vid mot ska skulle kommer ut får finns vara hade alla andra \
             mycket än här då sedan över bara in blir upp även vad få två vill ha många hur mer går sverige tid dag",
    syllables: "an arb bar berg bil bo brev dag del eld en fall fat flod för gam ger gren gård hav hel het hus håll is \
                kraft kväll land led lig ljus lund man mark nat ning näs ord plats rad sam sjö skap skog slag sten ström \
                tid träd upp val vat väg värld ung ång ö",
    word_syllables: [2, 3],
    given_names: &["Agnes", "Björn", "Ebba", "Filip", "Gunnel", "Hugo", "Kerstin", "Linnea", "Nils", "Tove"],
    with: "med",
    formats: &["Podden", "Samtal", "Radio", "Berättelser", "Timmen"],
};

pub const POLISH: Language = Language {
    tag: "pl",
    share: 2,
    has_spaces: true,
    common: "w i na z do się nie że to jest o jak za po co od dla ale czy przez tym tak tylko już by być był które był \
             może są tego także ich jego jej który przy ze oraz pod kiedy bardzo lat czas ma więc gdzie jeszcze teraz \
             nas nim można tam te ten też tu u wszystko życie dzień ludzie świat dom praca",
    syllables: "ba by ca chy ciel czy da do dzie ga go ja je ka ki ko kra le li ła ło ma mi mo na nie no od pa po pra prze \
                ra ro rze sa sta szcz ści sza ta to try wa wi wo wy za zna że ży",
    word_syllables: [2, 4],
    given_names: &["Ada", "Bartek", "Celina", "Darek", "Ewa", "Grzegorz", "Iga", "Kuba", "Magda", "Olek"],
    with: "i",
    formats: &["Podcast", "Rozmowy", "Radio", "Historie"],
};
