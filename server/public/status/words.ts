import type { Language } from '#contract/kernel/languages.ts';
import { LANGUAGES } from '#contract/kernel/languages.ts';

const en = {
  title: 'Grievance %{number}',
  category: 'About',
  received: 'Received on',
  expected: 'Expected by',
  step: 'Where it stands',
  steps: {
    received: 'The office has received it.',
    office: 'The office is working on it.',
    department: 'It is with the department since %{day}.',
    answered: 'The office has answered you.',
    closed: 'It was closed on %{day}.',
  },
  tell: 'Tell the office',
  digits: 'The last 4 digits of your phone number',
  what: 'What do you want to say?',
  actions: {
    call: 'Please call me',
    not_solved: 'It is not solved',
    rate: 'I want to rate how it was handled',
    stop: 'Send me no more messages',
  },
  rating: 'Your rating, if you rate',
  choose: 'Please choose',
  ratings: ['1 – very bad', '2 – bad', '3 – fair', '4 – good', '5 – very good'],
  note: 'Anything you want to add',
  send: 'Send',
  wrongDigits: 'These are not the last 4 digits of the phone number that the office has.',
  wrongAction: 'Please choose one.',
  wrongRating: 'Please choose from 1 to 5.',
  wrongNote: 'This is too long: at most 1,000 letters.',
  thanks: 'Thank you',
  done: {
    call: 'The office will call you.',
    not_solved: 'The office will call you about it.',
    rate: 'The office has your rating.',
    stop: 'You get no more messages. To get them again, send START from your phone.',
  },
  back: 'Back to the grievance',
  notice: 'What is kept about you',
  gone: 'This page does not exist',
  goneText: 'The link is not complete or is no longer good. Please ask the office for a new one.',
  tooMany: 'Too many requests',
  tooManyText: 'Please wait a minute, and try again.',
  tooManyTries: 'Too many tries. Please try again in an hour, or ask the office.',
  failed: 'Something went wrong',
  failedText: 'Nothing was sent. Please try again.',
};
export type StatusWords = typeof en;

const te: StatusWords = {
  title: 'ఫిర్యాదు %{number}',
  category: 'విషయం',
  received: 'అందిన తేదీ',
  expected: 'ఎప్పటికి పూర్తవుతుంది',
  step: 'ఇప్పుడు ఎక్కడ ఉంది',
  steps: {
    received: 'మీ ఫిర్యాదు కార్యాలయానికి అందింది.',
    office: 'కార్యాలయం దీనిపై పని చేస్తోంది.',
    department: '%{day} నుండి ప్రభుత్వ శాఖ దగ్గర ఉంది.',
    answered: 'కార్యాలయం మీకు జవాబు ఇచ్చింది.',
    closed: '%{day} న ముగిసింది.',
  },
  tell: 'కార్యాలయానికి చెప్పండి',
  digits: 'మీ ఫోన్ నంబర్ చివరి 4 అంకెలు',
  what: 'ఏమి చెప్పాలనుకుంటున్నారు?',
  actions: {
    call: 'నాకు ఫోన్ చేయండి',
    not_solved: 'సమస్య పరిష్కారం కాలేదు',
    rate: 'పని ఎలా జరిగిందో రేటింగ్ ఇస్తాను',
    stop: 'ఇక సందేశాలు పంపవద్దు',
  },
  rating: 'రేటింగ్ ఇస్తే, మీ రేటింగ్',
  choose: 'ఎంచుకోండి',
  ratings: ['1 – చాలా చెడ్డది', '2 – చెడ్డది', '3 – పరవాలేదు', '4 – బాగుంది', '5 – చాలా బాగుంది'],
  note: 'ఇంకేమైనా చెప్పాలంటే',
  send: 'పంపండి',
  wrongDigits: 'కార్యాలయం దగ్గర ఉన్న ఫోన్ నంబర్ చివరి 4 అంకెలు ఇవి కావు.',
  wrongAction: 'ఒకదాన్ని ఎంచుకోండి.',
  wrongRating: '1 నుండి 5 వరకు ఎంచుకోండి.',
  wrongNote: 'చాలా పొడవుగా ఉంది: 1,000 అక్షరాల వరకు రాయండి.',
  thanks: 'ధన్యవాదాలు',
  done: {
    call: 'కార్యాలయం మీకు ఫోన్ చేస్తుంది.',
    not_solved: 'దీని గురించి కార్యాలయం మీకు ఫోన్ చేస్తుంది.',
    rate: 'మీ రేటింగ్ కార్యాలయానికి అందింది.',
    stop: 'ఇక మీకు సందేశాలు రావు. మళ్లీ కావాలంటే మీ ఫోన్ నుండి START అని పంపండి.',
  },
  back: 'ఫిర్యాదు పేజీకి తిరిగి వెళ్లండి',
  notice: 'మీ గురించి ఏమి ఉంచుతాము',
  gone: 'ఈ పేజీ లేదు',
  goneText: 'లింక్ పూర్తిగా లేదు, లేదా ఇప్పుడు పని చేయదు. దయచేసి కార్యాలయాన్ని కొత్త లింక్ అడగండి.',
  tooMany: 'చాలా అభ్యర్థనలు వచ్చాయి',
  tooManyText: 'దయచేసి ఒక నిమిషం ఆగి మళ్లీ ప్రయత్నించండి.',
  tooManyTries: 'చాలాసార్లు ప్రయత్నించారు. ఒక గంట తర్వాత ప్రయత్నించండి, లేదా కార్యాలయాన్ని అడగండి.',
  failed: 'ఏదో పొరపాటు జరిగింది',
  failedText: 'ఏదీ పంపబడలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.',
};

const hi: StatusWords = {
  title: 'शिकायत %{number}',
  category: 'विषय',
  received: 'मिलने की तारीख',
  expected: 'कब तक होने की उम्मीद',
  step: 'अभी कहाँ है',
  steps: {
    received: 'आपकी शिकायत कार्यालय को मिल गई है.',
    office: 'कार्यालय इस पर काम कर रहा है.',
    department: '%{day} से सरकारी विभाग के पास है.',
    answered: 'कार्यालय ने आपको जवाब दे दिया है.',
    closed: '%{day} को बंद हुई.',
  },
  tell: 'कार्यालय को बताएँ',
  digits: 'आपके फ़ोन नंबर के आख़िरी 4 अंक',
  what: 'आप क्या कहना चाहते हैं?',
  actions: {
    call: 'मुझे फ़ोन करें',
    not_solved: 'समस्या हल नहीं हुई',
    rate: 'काम कैसा हुआ, रेटिंग देना है',
    stop: 'अब संदेश न भेजें',
  },
  rating: 'रेटिंग दे रहे हों तो आपकी रेटिंग',
  choose: 'चुनें',
  ratings: ['1 – बहुत ख़राब', '2 – ख़राब', '3 – ठीक-ठाक', '4 – अच्छा', '5 – बहुत अच्छा'],
  note: 'कुछ और कहना हो तो',
  send: 'भेजें',
  wrongDigits: 'कार्यालय के पास जो फ़ोन नंबर है, ये उसके आख़िरी 4 अंक नहीं हैं.',
  wrongAction: 'कोई एक चुनें.',
  wrongRating: '1 से 5 तक चुनें.',
  wrongNote: 'यह बहुत लंबा है: 1,000 अक्षरों तक लिखें.',
  thanks: 'धन्यवाद',
  done: {
    call: 'कार्यालय आपको फ़ोन करेगा.',
    not_solved: 'कार्यालय इस बारे में आपको फ़ोन करेगा.',
    rate: 'आपकी रेटिंग कार्यालय को मिल गई है.',
    stop: 'अब आपको संदेश नहीं आएँगे. फिर चाहिए हों तो अपने फ़ोन से START भेजें.',
  },
  back: 'शिकायत के पेज पर वापस',
  notice: 'आपके बारे में क्या रखा जाता है',
  gone: 'यह पेज नहीं है',
  goneText: 'लिंक अधूरा है या अब काम नहीं करता. कृपया कार्यालय से नया लिंक माँगें.',
  tooMany: 'बहुत ज़्यादा अनुरोध',
  tooManyText: 'कृपया एक मिनट रुककर फिर कोशिश करें.',
  tooManyTries: 'बहुत बार कोशिश हो चुकी है. एक घंटे बाद कोशिश करें, या कार्यालय से पूछें.',
  failed: 'कुछ गड़बड़ हो गई',
  failedText: 'कुछ नहीं भेजा गया. कृपया फिर कोशिश करें.',
};

export const STATUS_WORDS: Record<Language, StatusWords> = { te, hi, en };
/** The names of languages in links, each in its own language. */
export const LANGUAGE_NAMES: Record<Language, string> = { te: 'తెలుగు', hi: 'हिन्दी', en: 'English' };

/**
 * The language in the address, otherwise Telugu, or Hindi if the browser prefers it. English needs a click: most phones
 * claim to prefer it, whatever their owner reads.
 */
export function citizensLanguageOf(request: Request): Language {
  const requested = new URL(request.url).searchParams.get('lang');
  const likes = request.headers.get('accept-language') ?? '';
  return LANGUAGES.find((each) => each === requested) ?? (/^hi\b/i.test(likes) ? 'hi' : 'te');
}
