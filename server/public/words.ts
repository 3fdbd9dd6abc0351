/** Officers read these pages, in the two languages of their offices. */
export const PUBLIC_LANGUAGES = ['te', 'en'] as const;
export type PublicLanguage = (typeof PUBLIC_LANGUAGES)[number];

const en = {
  gone: 'This page does not exist',
  goneText:
    'The link was used already, has expired, or is not complete. Please ask the office for a new one.',
  tooMany: 'Too many requests',
  tooManyText: 'Please wait a minute, and try again.',
  failed: 'Something went wrong',
  failedText: 'Nothing was sent. Please try again.',
  title: 'Answer to %{number}',
  from: 'From',
  office: 'Office of %{name}',
  to: 'To',
  asked: 'Sent on',
  due: 'To be answered by',
  request: 'What is asked',
  answer: 'Your answer',
  kind: 'Is it done?',
  interim: 'Not yet',
  final: 'This is our final answer',
  promised_on: 'When will it be done?',
  action: 'What was done',
  choose: 'Please choose',
  actions: {
    done: 'The work is done',
    sanctioned: 'An amount was sanctioned',
    rejected: 'It was rejected',
    sent_on: 'It was sent on to another office',
    none_needed: 'No action is needed',
  },
  amount: 'Amount in rupees, if it was sanctioned',
  reason: 'Why it was rejected, or to whom it was sent on',
  text: 'Reply',
  their_date: 'Date of your letter',
  file: 'A photo, a PDF or a recording, at most 2 MB',
  send: 'Send the answer',
  once: 'It can be sent once.',
  other: 'తెలుగు',
  thanks: 'Thank you',
  thanksText: 'The office has your answer. You may close this page.',
};

const te: typeof en = {
  gone: 'ఈ పేజీ లేదు',
  goneText: 'ఈ లింక్ ఇప్పటికే వాడబడింది, గడువు ముగిసింది, లేదా పూర్తిగా లేదు. దయచేసి కార్యాలయాన్ని కొత్త లింక్ అడగండి.',
  tooMany: 'చాలా అభ్యర్థనలు వచ్చాయి',
  tooManyText: 'దయచేసి ఒక నిమిషం ఆగి మళ్లీ ప్రయత్నించండి.',
  failed: 'ఏదో పొరపాటు జరిగింది',
  failedText: 'ఏదీ పంపబడలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.',
  title: '%{number} కు జవాబు',
  from: 'ఎవరి నుండి',
  office: '%{name} కార్యాలయం',
  to: 'ఎవరికి',
  asked: 'పంపిన తేదీ',
  due: 'జవాబు ఇవ్వవలసిన తేదీ',
  request: 'అడిగినది',
  answer: 'మీ జవాబు',
  kind: 'పని పూర్తయిందా?',
  interim: 'ఇంకా లేదు',
  final: 'ఇది మా తుది జవాబు',
  promised_on: 'ఎప్పటికి పూర్తవుతుంది?',
  action: 'తీసుకున్న చర్య',
  choose: 'దయచేసి ఎంచుకోండి',
  actions: {
    done: 'పని పూర్తయింది',
    sanctioned: 'మొత్తం మంజూరైంది',
    rejected: 'తిరస్కరించబడింది',
    sent_on: 'మరో కార్యాలయానికి పంపబడింది',
    none_needed: 'చర్య అవసరం లేదు',
  },
  amount: 'మంజూరైతే మొత్తం రూపాయల్లో',
  reason: 'ఎందుకు తిరస్కరించారు, లేదా ఎవరికి పంపారు',
  text: 'జవాబు',
  their_date: 'మీ లేఖ తేదీ',
  file: 'ఫోటో, PDF లేదా రికార్డింగ్, గరిష్ఠంగా 2 MB',
  send: 'జవాబు పంపండి',
  once: 'ఒకసారి మాత్రమే పంపవచ్చు.',
  other: 'English',
  thanks: 'ధన్యవాదాలు',
  thanksText: 'మీ జవాబు కార్యాలయానికి అందింది. ఈ పేజీని మూసివేయవచ్చు.',
};

export type PublicWords = typeof en;
export const WORDS: Record<PublicLanguage, PublicWords> = { te, en };

/** The language in the address, otherwise the one that the browser prefers. */
export function languageOf(request: Request): PublicLanguage {
  const requested = new URL(request.url).searchParams.get('lang');
  const likes = request.headers.get('accept-language') ?? '';
  return PUBLIC_LANGUAGES.find((each) => each === requested) ?? (/^te\b/i.test(likes) ? 'te' : 'en');
}
