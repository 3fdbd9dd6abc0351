import type { Language } from '#contract/kernel/languages.ts';

const en = {
  office: '%{name} office',
  number: 'Grievance number',
  day: 'Received on',
  category: 'About',
  due: 'Expected by',
  name: 'Name',
  scan: 'Scan this to see how it stands',
  withoutPage: 'Ask with this number',
  ask: 'Ask the office: %{ways}',
};
/** The fixed texts of a slip (MSG-17). */
export const SLIP_WORDS: Record<Language, typeof en> = {
  en,
  te: {
    office: '%{name} కార్యాలయం',
    number: 'ఫిర్యాదు నంబర్',
    day: 'అందిన తేదీ',
    category: 'విషయం',
    due: 'ఎప్పటికి పూర్తవుతుంది',
    name: 'పేరు',
    scan: 'స్థితి చూడటానికి దీన్ని స్కాన్ చేయండి',
    withoutPage: 'ఈ నంబర్ చెప్పి అడగండి',
    ask: 'కార్యాలయాన్ని అడగండి: %{ways}',
  },
  hi: {
    office: '%{name} कार्यालय',
    number: 'शिकायत संख्या',
    day: 'मिलने की तारीख',
    category: 'विषय',
    due: 'कब तक होने की उम्मीद',
    name: 'नाम',
    scan: 'स्थिति देखने के लिए इसे स्कैन करें',
    withoutPage: 'यह नंबर बताकर पूछें',
    ask: 'कार्यालय से पूछें: %{ways}',
  },
};
