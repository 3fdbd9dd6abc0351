import type { desk as english } from '../../en/desk/desk.ts';

export const desk: typeof english = {
  answer: {
    action: 'సమాధానం ఇవ్వు',
    status: 'సమాధానం తర్వాత స్థితి',
    submit: 'సమాధానం సేవ్ చేయి',
    done: 'సమాధానం సేవ్ అయింది.',
  },
  place: {
    label: 'జాబితాలో స్థానం',
    at: '%{total} లో %{place}',
    ofMore: '%{total} కంటే ఎక్కువలో %{place}',
    gone: 'ఇప్పుడు ఈ జాబితాలో లేదు',
    previous: 'మునుపటిది',
    next: 'తదుపరిది',
    goOn: 'తర్వాత తదుపరిదాన్ని తెరువు',
    last: 'జాబితాలో ఇదే చివరిది.',
    failed: 'జాబితాను లోడ్ చేయడం సాధ్యపడలేదు.',
  },
  queue: {
    gone: 'ఇది ఇప్పుడు జాబితాలో లేదు: మరొకరు పూర్తి చేసి ఉండవచ్చు. మీరు ముందుకు వెళ్లే వరకు ఇది ఇక్కడే ఉంటుంది.',
    goOn: 'ముందుకు వెళ్లు',
  },
};
