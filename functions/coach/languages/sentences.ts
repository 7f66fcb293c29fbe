import type { Language } from './language';

interface Sentences {
  /** Says that the built-in coach speaks only English. */
  englishOnly: string;
  /** Labels to tap: today's session, ten minutes without equipment, progress. */
  choices: readonly [today: string, short: string, progress: string];
  /** Before the reviewed answer to a danger, which is in English; `emergency` is the number, or words for it. */
  urgent: (emergency: string) => string;
  /** The same when it isn't urgent to the minute. */
  care: string;
}

/** What the built-in coach can say in languages other than English. */
export const sentences: Readonly<Record<Language, Sentences & { emergency: string }>> = {
  de: {
    englishOnly: 'Ich verstehe leider nur Englisch. Das hier geht aber sofort:',
    choices: ['Was mache ich heute?', '10 Minuten ohne Geräte', 'Wie läuft es bei mir?'],
    emergency: 'den Notruf',
    urgent: (emergency) =>
      `Das klingt ernst. Bitte hör auf zu trainieren und ruf jetzt ${emergency} an, oder bitte jemanden bei dir darum. Mehr dazu auf Englisch:`,
    care: 'Danke, dass du das sagst. Bitte sprich darüber mit einer Ärztin, einem Arzt oder jemandem, dem du vertraust. Mehr dazu auf Englisch:',
  },
  fr: {
    englishOnly: 'Désolée, je ne comprends que l’anglais. Mais ceci marche tout de suite :',
    choices: ['Que faire aujourd’hui ?', '10 minutes sans matériel', 'Où en suis-je ?'],
    emergency: 'les urgences',
    urgent: (emergency) =>
      `C’est peut-être grave. Arrête l’entraînement et appelle maintenant ${emergency}, ou demande à quelqu’un près de toi de le faire. La suite en anglais :`,
    care: 'Merci de me le dire. Parles-en à un médecin ou à quelqu’un en qui tu as confiance. La suite en anglais :',
  },
  es: {
    englishOnly: 'Lo siento, solo entiendo inglés. Pero esto funciona ya:',
    choices: ['¿Qué hago hoy?', '10 minutos sin material', '¿Cómo voy?'],
    emergency: 'emergencias',
    urgent: (emergency) =>
      `Puede ser grave. Deja de entrenar y llama ahora a ${emergency}, o pide a alguien cerca que lo haga. Sigue en inglés:`,
    care: 'Gracias por contármelo. Habla con un médico o con alguien de confianza. Sigue en inglés:',
  },
  it: {
    englishOnly: 'Mi dispiace, capisco solo l’inglese. Questo però funziona subito:',
    choices: ['Cosa faccio oggi?', '10 minuti senza attrezzi', 'Come sto andando?'],
    emergency: 'il numero di emergenza',
    urgent: (emergency) =>
      `Può essere grave. Smetti di allenarti e chiama adesso ${emergency}, o chiedi a chi ti è vicino di farlo. Il resto è in inglese:`,
    care: 'Grazie per avermelo detto. Parlane con un medico o con qualcuno di cui ti fidi. Il resto è in inglese:',
  },
  pt: {
    englishOnly: 'Desculpe, só entendo inglês. Mas isto funciona já:',
    choices: ['O que faço hoje?', '10 minutos sem equipamento', 'Como estou indo?'],
    emergency: 'a emergência',
    urgent: (emergency) =>
      `Pode ser grave. Pare de treinar e ligue agora para ${emergency}, ou peça a alguém perto de você. O resto em inglês:`,
    care: 'Obrigada por me contar. Fale com um médico ou com alguém em quem confia. O resto em inglês:',
  },
  nl: {
    englishOnly: 'Sorry, ik begrijp alleen Engels. Maar dit werkt meteen:',
    choices: ['Wat doe ik vandaag?', '10 minuten zonder materiaal', 'Hoe gaat het met mij?'],
    emergency: 'het alarmnummer',
    urgent: (emergency) =>
      `Dit klinkt ernstig. Stop met trainen en bel nu ${emergency}, of vraag iemand bij je dat te doen. Meer in het Engels:`,
    care: 'Dank je dat je het zegt. Praat erover met een arts of met iemand die je vertrouwt. Meer in het Engels:',
  },
  pl: {
    englishOnly: 'Przepraszam, rozumiem tylko angielski. Ale to działa od razu:',
    choices: ['Co mam dziś zrobić?', '10 minut bez sprzętu', 'Jak mi idzie?'],
    emergency: 'numer alarmowy',
    urgent: (emergency) =>
      `To może być poważne. Przerwij trening i zadzwoń teraz pod ${emergency} albo poproś o to kogoś obok. Dalej po angielsku:`,
    care: 'Dziękuję, że mi to mówisz. Porozmawiaj o tym z lekarzem albo z kimś, komu ufasz. Dalej po angielsku:',
  },
  tr: {
    englishOnly: 'Üzgünüm, yalnızca İngilizce anlıyorum. Ama bunlar hemen olur:',
    choices: ['Bugün ne yapayım?', '10 dakika, ekipmansız', 'Nasıl gidiyorum?'],
    emergency: 'acil yardım numarasını',
    urgent: (emergency) =>
      `Bu ciddi olabilir. Antrenmanı bırak ve hemen ${emergency} ara ya da yanındakinden iste. Devamı İngilizce:`,
    care: 'Bunu söylediğin için teşekkürler. Bir doktorla ya da güvendiğin biriyle konuş. Devamı İngilizce:',
  },
  ru: {
    englishOnly: 'Извините, я понимаю только английский. Но это сработает сразу:',
    choices: ['Что мне делать сегодня?', '10 минут без оборудования', 'Как мои успехи?'],
    emergency: 'экстренную помощь',
    urgent: (emergency) =>
      `Это может быть опасно. Прекратите тренировку и вызовите сейчас ${emergency} или попросите кого-то рядом. Подробнее по-английски:`,
    care: 'Спасибо, что сказали. Поговорите об этом с врачом или с тем, кому доверяете. Подробнее по-английски:',
  },
  hi: {
    englishOnly: 'माफ़ कीजिए, मैं सिर्फ़ अंग्रेज़ी समझती हूँ। पर यह अभी हो सकता है:',
    choices: ['आज क्या करूँ?', '10 मिनट, बिना उपकरण', 'मेरा कैसा चल रहा है?'],
    emergency: 'आपातकालीन नंबर',
    urgent: (emergency) =>
      `यह गंभीर हो सकता है। कसरत रोकिए और अभी ${emergency} पर फ़ोन कीजिए, या पास के किसी से कहिए। आगे अंग्रेज़ी में:`,
    care: 'बताने के लिए धन्यवाद। इस बारे में डॉक्टर से या किसी भरोसेमंद व्यक्ति से बात कीजिए। आगे अंग्रेज़ी में:',
  },
  ar: {
    englishOnly: 'عذرًا، أفهم الإنجليزية فقط. لكن هذا يعمل الآن:',
    choices: ['ماذا أفعل اليوم؟', '10 دقائق بلا معدات', 'كيف تقدمي؟'],
    emergency: 'رقم الطوارئ',
    urgent: (emergency) =>
      `قد يكون هذا خطيرًا. توقف عن التمرين واتصل الآن بـ ${emergency} أو اطلب ذلك ممن بجانبك. التفاصيل بالإنجليزية:`,
    care: 'شكرًا لأنك أخبرتني. تحدث مع طبيب أو مع شخص تثق به. التفاصيل بالإنجليزية:',
  },
  zh: {
    englishOnly: '抱歉，我只懂英语。不过这些马上就能用：',
    choices: ['今天练什么？', '10 分钟，不用器械', '我进展如何？'],
    emergency: '急救电话',
    urgent: (emergency) => `这可能很严重。请停止锻炼，马上拨打${emergency}，或请身边的人帮忙。以下为英文：`,
    care: '谢谢你告诉我。请和医生或你信任的人谈谈。以下为英文：',
  },
};
