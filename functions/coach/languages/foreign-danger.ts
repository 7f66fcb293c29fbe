import type { ConcernName } from '../safety/answers';
import { holdsEnglish, languageOf } from './detect-language';
import { languages, plainLetters, type Language } from './language';

type Patterns = Partial<Record<ConcernName, RegExp>>;

/** A letter right before or after would make it another word. */
const words = (source: string) => new RegExp(`(?<![\\p{L}])(?:${source})`, 'u');

/** How people describe dangers in other languages, the most urgent first: word beginnings, without diacritics. */
const danger: Readonly<Record<Language, Patterns>> = {
  de: {
    'self-harm': words(
      'nicht mehr (?:leben|aufwachen|da sein|weiterleben|hier sein)|will sterben|sterben will|umbringen|bringe? mich um|suizid|selbstmord|mir das leben nehmen|ritze|selbst verletz|mich verletz|letztes training|danach bin ich weg|ohne mich (?:besser|ist|waren)|fur alle besser|keinen sinn mehr|lebensmude',
    ),
    abuse: words(
      '(?:freund|mann|vater|mutter|frau|trainer|partner|bruder|er|sie) (?:schlagt|verprugelt|vergewaltigt|bedroht|begrapscht|wurgt)|schlagt mich|angst (?:heim|nach hause)|rastet (?:wieder )?aus|fasst mich an|vergewaltig|wird gewalttatig|misshandel',
    ),
    stroke: words(
      'schlaganfall|mundwinkel|wirres zeug|worter fallen mir nicht|(?:plotzlich|auf einmal|arm|bein|seite|gesicht) (?:\\w+ )?(?:taub|gelahmt)|lall|gesicht hangt|halbseitig',
    ),
    heart: words(
      'druck auf der brust|(?:schmerz\\w*|stechen|enge|ziehen|brennen) in der brust|brustschmerz|brust (?:tut weh|schmerzt|druckt|zieht)|herz (?:rast|stolpert|sticht|schmerz)|herzrasen|herzstolpern|herzinfarkt|herzschmerz|linke\\w* arm zieht',
    ),
    breathing: words(
      '(?:keine?|kaum|krieg\\w*) (?:\\w+ )?luft|atemnot|ersticke|asthmaanfall|hals schwillt|zunge schwillt|spray ist leer',
    ),
    fainting: words(
      'ohnmacht|bewusstlos|umgekippt|kurz weg|schwarz vor augen|zusammengebrochen|am boden aufgewacht',
    ),
    blood: words(
      'blut im|blut gespuckt|blut gehustet|huste blut|spucke blut|erbreche blut|stuhl ist schwarz|blutet (?:stark|und hort)|schwarzer stuhl',
    ),
    injury: words(
      'geknallt im|(?:knall|knack|riss) im (?:knie|knochel|wade|schulter|rucken)|nicht auftreten|knochel dick|nach dem umknicken|gebrochen|ausgekugelt|kreuzband',
    ),
    'eating-disorder': words(
      'ausgekotzt|kotze? (?:alles|nach|mich)|finger in den hals|abfuhrmittel|hass\\w* (?:ich )?mich|magersucht|bulimi|essstorung|fressanfall|erbreche nach',
    ),
    pregnancy: words('schwanger|ssw|(?:in der )?\\d+\\. woche'),
    'medicines-drugs': words(
      '(?:wie viele?|darf ich) (?:\\w+ )?(?:ibuprofen|tabletten|paracetamol)|anabolika|steroide|clenbuterol|blutverdunner|betablocker',
    ),
  },
  fr: {
    'self-harm': words(
      "(?:plus|pas) envie de vivre|plus envie d'etre|envie de mourir|veux mourir|me suicid|suicider|me tuer|en finir|serai plus la|mieux sans moi|me faire du mal|me scarifi|me coupe les veines",
    ),
    abuse: words(
      "(?:me|m') ?(?:frappe|bat|tape|gifle|menace|viole|force a|etrangle)|me touche|peur de rentrer|violent avec moi|m'interdit de manger",
    ),
    stroke: words(
      "avc|bouche .{0,25}(?:travers|tombe|tordue)|trouver mes mots|main droite est molle|paralys|visage .{0,15}(?:tombe|paralys)|engourdi d'un coup",
    ),
    heart: words(
      'serre la poitrine|(?:mal|douleur\\w*|oppression|pression|point|serrement) (?:a|dans|au niveau de|sur) la poitrine|c(?:oe|œ)ur bat (?:n|trop|tres|a)|(?:des|mes|de|les) palpitations|douleur thoracique|crise cardiaque|infarctus|sueurs froides',
    ),
    breathing: words(
      "j'etouffe|(?:peux|arrive) (?:plus|pas) (?:a )?respirer|plus de ventoline|gorge qui (?:se ferme|gonfle)|levres gonfl|crise d'asthme|du mal a respirer",
    ),
    fainting: words(
      'tombee? dans les pommes|evanoui|perdu connaissance|voile noir|reveillee? par terre|malaise',
    ),
    blood: words('(?:du|crache|vomi|tousse|pisse) (?:\\w+ )?sang|selles noires|ca saigne'),
    injury: words(
      'crac dans|craque(?:ment)? (?:dans|au)|impossible de poser|sortie de sa place|entorse|fracture (?:du|de|a)|peux plus (?:marcher|poser|plier)|deboite',
    ),
    'eating-disorder': words(
      'faire? vomir|fais vomir|me degoute|laxatif|anorexi|boulimi|il faut que je le brule|me prive',
    ),
    pregnancy: words('enceinte|test positif|grossesse'),
    'medicines-drugs': words(
      'anabolisant|steroides|(?:combien|puis-je) .{0,20}(?:ibuprofene|doliprane)|anticoagulant|betabloquant',
    ),
  },
  es: {
    'self-harm': words(
      'no quiero (?:seguir )?vivi|quiero morir|me quiero morir|matarme|suicidi|suicidar|quitarme la vida|mejor sin mi|hoy me despido|ganas de vivir|hacerme dano|cortarme',
    ),
    abuse: words(
      '(?:me|nos) (?:pega|golpea|viola|amenaza|maltrata|obliga|toca|ahorca|controla)|miedo (?:a|de) (?:mi|volver)|me deja encerrad',
    ),
    stroke: words(
      'torcio la cara|cara torcida|no habla bien|se me durmio .{0,20}lado|derrame|ictus|lado (?:izquierdo|derecho) (?:dormido|paralizado)|arrastra las palabras',
    ),
    heart: words(
      'aprieta el pecho|(?:dolor|presion|opresion|punzada) en el pecho|duele el pecho|pecho me duele|corazon se me sale|palpitaciones|infarto|taquicardia|corazon (?:acelerado|late)',
    ),
    breathing: words(
      'no puedo respirar|me falta (?:el )?aire|me ahogo|se acabo el inhalador|hincha la (?:lengua|garganta|cara)|garganta se (?:me )?cierra|asma',
    ),
    fainting: words('desmay|perdi el conocimiento|todo negro|me desvaneci|me cai redond'),
    blood: words(
      '(?:vomit\\w*|tos\\w*|escup\\w*|orin\\w*|heces con|orina con|sangre en|con) sangre|orino rojo|heces negras|sangro',
    ),
    injury: words(
      'me trono|no puedo apoyar|veo doble|me (?:pegue|golpee) en la cabeza|se me salio|chasquido|fractura|dislocad|rodilla hinchada',
    ),
    'eating-disorder': words('provoco el vomito|me hago vomitar|laxantes|castigarme|anorexi|bulimi|atracon'),
    pregnancy: words('embaraz|espero un bebe|tengo un atraso'),
    'medicines-drugs': words(
      'esteroides|anabolicos|anticoagulante|(?:cuanto|puedo tomar) .{0,12}(?:ibuprofeno|paracetamol)',
    ),
  },
  it: {
    'self-harm': words(
      'non voglio piu (?:esserci|vivere)|voglio morire|farla finita|la faccio finita|suicidi|suicidar|uccidermi|ammazzarmi|meglio senza di me|farmi del male|tagliarmi',
    ),
    abuse: words(
      'mi (?:picchia|tocca|violenta|minaccia|costringe|maltratta|strozza)|ho paura di (?:lui|tornare)|mi mena',
    ),
    stroke: words(
      'bocca storta|parla strano|non vedo piu|mano e debole|ictus|mezzo corpo|lato .{0,15}(?:paralizzat|intorpidit)|non riesce a parlare',
    ),
    heart: words(
      'peso sul petto|(?:dolore|oppressione|fitta|male) al petto|petto (?:che )?(?:stringe|fa male)|cuore (?:salta|batte (?:forte|troppo|all)|impazzito)|infarto|palpitazioni|braccio sinistro',
    ),
    breathing: words(
      "non riesco a respirare|non respiro|mi manca il (?:fiato|respiro)|inalatore finito|gola si chiude|lingua gonfia|soffoc|attacco d'asma",
    ),
    fainting: words('svenut|svengo|perso i sensi|vista nera|ritrovato a terra'),
    blood: words(
      '(?:tosse con|sangue n|vomito|sputo|urine con|con) ?(?:\\w+ )?sangue|sangue nelle|feci nere|perdo sangue',
    ),
    injury: words(
      'schiocco|non cammino|ginocchio gonfio|gonfio e bloccato|lussat|frattur|rotto il|non riesco ad appoggiare|battuto la testa',
    ),
    'eating-disorder': words(
      'vomito apposta|mi faccio (?:vomitare|schifo)|lassativi|anoressi|bulimi|abbuffat',
    ),
    pregnancy: words('incinta|aspetto un (?:bimbo|bambino)|gravidanza'),
    'medicines-drugs': words(
      'steroidi|anabolizzanti|anticoagulante|(?:quanto|posso prendere) .{0,12}(?:ibuprofene|tachipirina)',
    ),
  },
  pt: {
    'self-harm': words(
      'nao aguento mais viver|nao quero (?:mais )?viver|quero morrer|(?:dormir e )?nao acordar|me matar|suicidi|suicidar|melhor sem mim|acabar com tudo|me cortar|tirar a minha vida',
    ),
    abuse: words(
      'me (?:bate|bateu|estupr|ameaca|agride|obriga|toca|enforca)|medo dele|tranca a comida|bate em mim|bate-me',
    ),
    stroke: words(
      'boca .{0,25}entort|nao consigo falar|lado (?:direito|esquerdo) (?:ta |esta )?(?:fraco|dormente|paralisado)|avc|derrame|rosto torto',
    ),
    heart: words(
      '(?:aperto|dor|pressao|pontada) no peito|peito (?:doi|apertado)|coracao (?:disparado|acelerado|falhando)|palpitac|infarto|enfarte|suando frio|suor frio',
    ),
    breathing: words(
      'sem ar|falta de ar|nao consigo respirar|bombinha acabou|garganta (?:esta )?(?:a )?fech|lingua inchad|asma',
    ),
    fainting: words('desmai|apaguei|perdi a consciencia|acordei no chao'),
    blood: words(
      '(?:xixi|tossi|vomit\\w*|urina|fezes|cuspi|coco) (?:com )?sangue|sangue n[oa]s?|fezes (?:negras|pretas)',
    ),
    injury: words(
      'estalo no|inchou muito|osso parece|nao consigo (?:mexer|apoiar|pisar)|desloquei|quebrei|fratur|bati a cabeca',
    ),
    'eating-disorder': words('forco o vomito|provoco vomito|me punir|laxante|anorexi|bulimi|compulsao'),
    pregnancy: words('gravid|deu positivo|a espera de (?:um )?bebe'),
    'medicines-drugs': words(
      'esteroides|anabolizante|anticoagulante|(?:quanto|posso tomar) .{0,12}(?:ibuprofeno|paracetamol|dipirona)',
    ),
  },
  nl: {
    'self-harm': words(
      'wil er niet meer zijn|wil dood|niet meer leven|beter af zonder mij|zelfmoord|suicidaal|mezelf (?:iets aandoen|snijden|pijn doen)|laatste training|een einde aan maken',
    ),
    abuse: words(
      'slaat (?:me|mij)|krijg ik klappen|mishandel|verkracht|bedreigt me|bang voor (?:mijn|hem)|raakt me aan|zit aan me',
    ),
    stroke: words(
      'mond hangt|wartaal|arm (?:ineens|plotseling) slap|kan woorden niet|beroerte|verlamd|gevoelloos aan een kant',
    ),
    heart: words(
      "druk op (?:mn|mijn|m'n|de) borst|pijn op (?:mn|mijn|de) borst|straalt uit|hart (?:slaat over|bonst|bonkt)|hartkloppingen|hartaanval",
    ),
    breathing: words('geen lucht|niet ademen|benauwd|pufje leeg|keel zwelt|tong zwelt|stik'),
    fainting: words('flauw(?:gevallen|vallen)|zwart voor|buiten bewustzijn|lag ineens op'),
    blood: words('bloed (?:bij|in|op|ge)|hoest bloed|ontlasting is pikzwart|zwarte ontlasting'),
    injury: words(
      'knap in|niet op staan|uit de kom|gebroken|kan niet lopen|gescheurd|dikke enkel|hoofd gestoten',
    ),
    'eating-disorder': words(
      'expres na het eten|overgegeven expres|eetbui|haat mezelf|laxeer|anorexia|boulimi|vinger in',
    ),
    pregnancy: words('zwanger|weken ver'),
    'medicines-drugs': words('steroiden|anabolen|bloedverdunner|hoeveel (?:ibuprofen|paracetamol)'),
  },
  pl: {
    'self-harm': words(
      'nie chce (?:juz )?zyc|beze mnie|zegnaj|samobojst|zabic sie|zabije sie|skonczyc ze soba|ciac sie|tne sie|nie widze sensu',
    ),
    abuse: words(
      '(?:mnie|mna) (?:bije|szarpie|gwalci)|bije mnie|dotyka mnie|boje sie (?:komus|go|wracac|meza|ojca)|grozi mi|gwalt',
    ),
    stroke: words(
      'opadl kacik|belkocze|nie czuje (?:prawej|lewej)|udar|sparalizowan|krzywa twarz|nie moze mowic',
    ),
    heart: words(
      'ucisk w klatce|bol w klatce|boli (?:mnie )?(?:w )?klat|kluje w (?:klatce|sercu)|serce wali|kolatanie|zawal|dretwieje lewa',
    ),
    breathing: words(
      'nie moge (?:od|zlapac od|zlapac po)?dych|brakuje mi (?:tchu|powietrza)|dusze sie|inhalator pusty|puchnie mi (?:gardlo|jezyk)|astm',
    ),
    fainting: words('zemdl|stracil\\w* przytomnosc|ciemno przed oczami|na podlodze'),
    blood: words('krew w|krwia|krwawi|pluje krwia|czarny stolec'),
    injury: words('strzelilo w|nie moge stan|jak balon|zlaman|zwichn|skrecil|uderzylem sie w glowe'),
    'eating-disorder': words(
      'zwymiotowal\\w* specjalnie|prowokuje wymioty|nienawidze swojego ciala|musze (?:go|to|je) spalic|przeczyszczaj|anoreksj|bulimi',
    ),
    pregnancy: words('w ciazy|ciaza'),
    'medicines-drugs': words('sterydy|anaboli|ile (?:ibuprofenu|apapu)|rozrzedza'),
  },
  tr: {
    'self-harm': words(
      'yasamak istemiyorum|olmek istiyorum|her seyi bitirecegim|hakkini helal|intihar|kendimi oldur|kendime zarar|bensiz daha iyi|canima kiy',
    ),
    abuse: words('(?:beni|bana) (?:dov|vur|dokun|tecavuz|tehdit)|dovuyor|siddet|dayak'),
    stroke: words('agzi kaydi|birden uyus|konusamiyor|felc|inme|kelimeleri bulam|yuzu kaydi'),
    heart: words('gogsum|gogus agri|kalbim|kalp kriz|carpinti|sol koluma vur'),
    breathing: words('nefes alam|nefesim (?:kesil|yetm)|bogulu|bogazim sis|spreyim bitti|astim'),
    fainting: words('bayil|gozum karardi|kendimden gec'),
    blood: words('kan (?:geliyor|kus|tukur|var)|kanli|kanama|simsiyah'),
    injury: words('cat diye|yerinden cikti|basamiyorum|kirildi|sisti|burkul|kafami (?:vur|carp)'),
    'eating-disorder': words('kustur|kendimden igren|yakana kadar|laksatif|anoreksi|bulimi'),
    pregnancy: words('hamile|gebe'),
    'medicines-drugs': words('steroid kullan|anabolik|kan sulandir|kac (?:tane )?(?:ibuprofen|parol)'),
  },
  ru: {
    'self-harm': words(
      'не хочу (?:больше )?жить|не хочется жить|хочу умереть|меня не станет|покончить|самоубий|суицид|убить себя|режу себя|без меня (?:всем )?(?:будет )?лучше|всем будет легче|нет смысла жить',
    ),
    abuse: words(
      '(?:меня|мне) (?:бь[её]т|избива|насилу|трогает|угрожа)|бь[её]т (?:меня|ремн)|муж бь[её]т|боюсь (?:его|мужа|идти домой|отца)|насилие|изнасил',
    ),
    stroke: words(
      'перекосило|речь невнят|онемел|инсульт|подобрать слова|не чувствую (?:правую|левую)|парализ',
    ),
    heart: words(
      'давит в груди|(?:боль|болит|жжет|колет|сдавило) в груди|груди (?:боль|болит|давит)|сердце (?:колот|болит|бьется|бьётся|останавл)|инфаркт|перебо|холодный пот',
    ),
    breathing: words('не могу (?:вдохнуть|дышать)|задыха|нечем дышать|ингалятор|горло отека|отек языка|астм'),
    fainting: words('потерял\\p{L}* сознание|обморок|в глазах потемнело|очнул'),
    blood: words('кровь (?:в|из|при|не)|с кровью|кровью|ч[её]рный стул|кровотеч'),
    injury: words(
      'хрустн|щелкн|не могу наступить|удари\\p{L}* (?:\\p{L}+ )?голов|головой об|вывих|перелом|распух|сломал',
    ),
    'eating-disorder': words(
      'вызва\\p{L}* рвоту|наказать себя|слабительн|анорекси|булими|ненавижу сво[её] тело',
    ),
    pregnancy: words('беремен'),
    'medicines-drugs': words('стероид|анабол|сколько (?:ибупрофена|таблеток)|кленбутерол'),
  },
  hi: {
    'self-harm': words(
      'jeene ka mann|jeena nahi|mar jana|marna chaht|khudkushi|मर जाना|मरना चाहत|जीना नहीं|जीने का मन|आत्महत्या|खुद को खत्म',
    ),
    abuse: words(
      '(?:mujhe|mujhko) (?:maar|peet)|maarta hai|marta hai mujhe|galat jagah|गलत जगह|मारता है|पीटता|डर लगता है|zabardasti',
    ),
    stroke: words('muh tedha|bol nahi pa|sunn ho|सुन्न|मुंह टेढ़ा|मुँह टेढ़ा|शब्द नहीं निकल|lakwa|लकवा'),
    heart: words('seene mein|chhati mein|सीने में|छाती में|दिल .{0,20}धड़क|dil .{0,20}dhadak|ठंडा पसीना'),
    breathing: words(
      'saans nahi|saans lene mein|dam ghut|inhaler khatam|साँस नहीं|सांस नहीं|सांस लेने में तकलीफ|दम घुट|गला सूज',
    ),
    fainting: words('behosh|बेहोश|आगे अंधेरा|गिर पड़|chakkar kha'),
    blood: words('khoon|खून'),
    injury: words('tak ki awaz|khada nahi ho|सूज गया|पैर रखा नहीं|haddi|हड्डी टूट|टूट गया|sir par chot'),
    'eating-disorder': words('ulti kar deti|ulti kar deta|उल्टी कर|सज़ा देने|सजा देने|motapa se nafrat'),
    pregnancy: words('pregnant (?:hu|hoon|hun)|garbhvati|गर्भवती|pet se hu'),
    'medicines-drugs': words('steroid le|स्टेरॉयड|kitni (?:goli|tablet)'),
  },
  ar: {
    'self-harm':
      /بدي عيش|أنهي حياتي|انهي حياتي|أموت|بدي موت|اريد ان اموت|انتحر|انتحار|أقتل نفسي|اقتل نفسي|سيرتاح مني|ما بدي كمل|أؤذي نفسي/u,
    abuse: /يضربني|بيضربني|يحبسني|يغتصب|يلمسني|بيلمسني|يهددني|يعنفني|ضربني/u,
    stroke: /وجه .{0,12}مال|كلامها غير مفهوم|تخدرت|مش قادر أتكلم|جلطة دماغ|شلل|سكتة|ثقل لسان/u,
    heart: /ضغط على صدري|(?:ألم|وجع|الم) (?:في|ب) ?(?:ال)?صدر|صدري|قلبي|خفقان|نوبة قلب/u,
    breathing:
      /(?:قادر|قادرة|عم) (?:أ|ا)تنفس|ما عم أتنفس|لا أستطيع التنفس|ضيق (?:في )?(?:ال)?تنفس|اختنق|أختنق|البخاخ|حلقي .{0,8}تورم|ربو/u,
    fainting: /أغمي|اغمي|فقدت الوعي|الدنيا اسودت|دخت ووقعت/u,
    blood: /دم مع|دما|دماً|دم ب|بصق دم|نزيف|براز أسود/u,
    injury: /طقة|خلع|كسر|ما بقدر أوقف|لا أستطيع الوقوف|تورم .{0,10}(?:ركبت|كاحل)|ضربت راسي/u,
    'eating-disorder': /أتقيأ عمد|اعاقب نفسي|أعاقب نفسي|بكره جسمي|أكره جسمي|ملينات|شره/u,
    pregnancy: /حامل|حملي|حبلى/u,
    'medicines-drugs': /ستيرويد|منشطات|هرمونات|كم حبة/u,
  },
  zh: {
    'self-harm': /不想活|想死|自杀|结束一切|结束生命|轻生|割腕|自残|活着没意思|活不下去/u,
    abuse:
      /(?:老公|丈夫|爸爸|爸|妈妈|教练|男友|男朋友|他|她)(?:又|总是|经常)?(?:打我|摸我|强迫我|威胁我|强奸)|家暴|虐待|性侵/u,
    stroke: /嘴.{0,3}歪|说话不清|话说不出|一下子没力气|中风|半边身|脸歪|突然麻木/u,
    heart: /胸口|胸闷|胸痛|心口|心跳.{0,6}(?:乱|快|一百|不齐)|心慌|心脏病|冷汗/u,
    breathing: /喘不上|喘不过|呼吸困难|不能呼吸|无法呼吸|窒息|喉咙肿|舌头肿|哮喘/u,
    fainting: /晕倒|昏倒|昏过去|晕过去|眼前一黑|失去意识/u,
    blood: /咳.{0,2}血|吐血|便血|尿血|血尿|大便黑|黑便|流血不止/u,
    injury: /啪一声|站不起来|肿得|不能着地|骨折|脱臼|撞到头|韧带断/u,
    'eating-disorder': /催吐|好恶心|跑到吐|泻药|厌食|暴食|绝食/u,
    pregnancy: /怀孕|孕妇|孕期|怀了/u,
    'medicines-drugs': /类固醇|激素|吃几片|抗凝/u,
  },
};

export interface ForeignDanger {
  language: Language;
  concern: ConcernName;
}

/**
 * The danger a message in another language describes, in that language's own words; null when it describes none. Some of those words are
 * English too, so a message with English words is checked in its own language only.
 */
export function foreignDangerIn(text: string): ForeignDanger | null {
  const spoken = languageOf(text);
  if (spoken === null && holdsEnglish(text)) return null;
  const plain = plainLetters(text);
  for (const language of languages.toSorted((a, b) => Number(b === spoken) - Number(a === spoken))) {
    for (const [concern, pattern] of Object.entries(danger[language]))
      if (pattern.test(plain)) return { language: spoken ?? language, concern: concern as ConcernName };
  }
  return null;
}
