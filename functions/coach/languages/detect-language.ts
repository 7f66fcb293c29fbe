import { plainLetters, type Language } from './language';

const scripts: readonly (readonly [Language, RegExp])[] = [
  ['ru', /\p{Script=Cyrillic}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['zh', /\p{Script=Han}/gu],
];

const wordsOf = (text: string) => new Set(text.split(' '));

/** Frequent words of each language, mostly unique to it; words that English has too are left out. */
const stopwords: Readonly<Partial<Record<Language, ReadonlySet<string>>>> = {
  de: wordsOf(
    'ich und der das ist nicht ein eine einen fur mit auf wie kann mir mich mein meine heute habe hab bin zu den dem von vor nach bei ohne oder aber auch nur noch was welche welcher wenn mal bitte danke gestern morgen minuten ubungen ubung uber gib zeig mach soll darf muss wieder sehr schon dann beim zum zur im krieg kriege keine kein ist leer mein',
  ),
  fr: wordsOf(
    "je tu il elle nous vous les des une est pas pour avec dans sur que qui mon ma mes ce cette aujourd'hui moi j'ai j'arrive c'est d'un d'une l'entrainement comment combien peux faire suis apres avant sans plus tres bonjour merci du au aux seance stp quelque chose donne montre dois mais ou et le la hier ca",
  ),
  es: wordsOf(
    'el los las una para con por que mi mis me quiero puedo como cuanto cuanta cuantas hoy estoy tengo hacer muy pero sin antes despues ayer y del al una unos dame rutina hola gracias ejercicios ejercicio necesito cual esta este es se mas la lo le yo ya quiero hace rato desde algo porfa flojo ando seguir desayuno',
  ),
  it: wordsOf(
    'il lo gli una per con che mi mio mia sono ho come cosa quanto quanti oggi posso fare dopo prima senza ma molto della del dei alla al di ieri ciao grazie esercizi esercizio vorrei dammi un e la le si piu questo questa minuti gambe voglia non sono riesco voglio da finito correre iniziare camminare meglio pasti',
  ),
  pt: wordsOf(
    'o os as uma para com por que meu minha eu nao quero posso como quanto quantas hoje estou tenho fazer muito mas sem antes depois ontem do da no na em treino ola obrigado obrigada oi voce preciso exercicios exercicio um e de ate to ta mais por favor algo com meu minha esta toda noite pai nada namorado tem fechar quero comi',
  ),
  nl: wordsOf(
    'ik je het een niet voor met van op wat hoe mijn kan moet graag vandaag gisteren ben heb zijn naar bij zonder maar ook nog of te en de iets mag wil geef laat zien oefening oefeningen minuten hallo dank bedankt dit dat als mn geen krijg na tijdens er weer weken rust door genoeg vriend naar',
  ),
  pl: wordsOf(
    'nie jest sie na do jak co czy mi moje moj moja chce moge dzis dzisiaj wczoraj po przed bez ale przy z w i o od za dla mnie ile razy cwiczyc cwiczenia cwiczenie trening poprosze prosze dziekuje czesc trochu troche szybki lekkiego na tygodniu bo musze rano jestem go w',
  ),
  tr: wordsOf(
    'bir ve bu icin ile ben bana benim nasil ne kac mi mu misin miyim bugun dun cok ama sonra once gun haftada istiyorum lutfen tesekkurler merhaba var yok olur daha gibi icin antrenman antrenmani egzersiz hareket kisa yapayim kendimi sol sag dan geldi galiba artik hafta beni',
  ),
  // Hindi as typed in Latin letters.
  hi: wordsOf(
    'hai hain nahi nahin mein mujhe mera meri kya ka ki ko se hu hun hoon raha rahi gaya gayi kar karu kaise kitna aaj kal batao chahiye liye ke baad bhi aur theek kuch yaar bhai namaste do ho hota sakta sakti',
  ),
};

const english = wordsOf(
  'the a an i you it is are am was were be to of and in on for with my your me this that what how do does did can could should would will not no but or if so at from have has had just like need want give show get got im ive dont cant whats any some more please today workout after before when why which there they we he she his her its been going really feel make day go good help exercise exercises gave nearly almost because about know think',
);

const fewest = 2;
const shareOfScript = 0.3;

function byScript(text: string): Language | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const found = scripts.find(([, letter]) => (text.match(letter)?.length ?? 0) > letters * shareOfScript);
  return letters > 0 && found ? found[0] : null;
}

/** Letters that few English messages contain. */
const ownLetters: readonly (readonly [Language, RegExp])[] = [
  ['de', /[äöü]/i],
  ['de', /ß/],
  ['es', /[ñ¿¡]/i],
  ['pl', /[łąęśżź]/i],
  ['pl', /[łąęśżź].*[łąęśżźć]/i],
  ['tr', /[ğışİ]/],
  ['tr', /[ğışİ].*[ğışİçöü]/],
  ['pt', /[ãõ]/i],
  ['fr', /[àèêœ]/i],
];

/**
 * The language of a message, by its script or its frequent words; null for English and when it can't be told. A few foreign words in an
 * English message don't count.
 */
export function languageOf(written: string): Language | null {
  const text = written.replaceAll(/\bw\/(?:o\b)?/gi, 'without ');
  const script = byScript(text);
  if (script) return script;
  const words = [...new Set(plainLetters(text).match(/[\p{L}']+/gu))];
  const countIn = (list: ReadonlySet<string>) => words.filter((word) => list.has(word)).length;
  const englishWords = countIn(english);
  const scored = Object.entries(stopwords)
    .map(([language, list]) => {
      const own = ownLetters.filter(([each, letters]) => each === language && letters.test(text)).length;
      return { language: language as Language, score: countIn(list) + own };
    })
    .toSorted((a, b) => b.score - a.score);
  const [best] = scored;
  if (!best || best.score < fewest || best.score <= englishWords) return null;
  return best.language;
}

/** Words that are frequent in other languages too. */
const shared = wordsOf('no me a i do so on in is was he has at to of more any will make of');

/** Whether a message contains a frequent word that only English has. */
export const holdsEnglish = (text: string): boolean =>
  (plainLetters(text).match(/[\p{L}']+/gu) ?? []).some((word) => english.has(word) && !shared.has(word));
