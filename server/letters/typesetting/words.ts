import type { Side } from '#contract/letters/letterText.ts';

/** The fixed texts of every letter, by language. */
export const LETTER_WORDS: Record<
  Side,
  Record<
    | 'number'
    | 'date'
    | 'to'
    | 'subject'
    | 'refs'
    | 'enclosures'
    | 'copies'
    | 'faithfully'
    | 'draft'
    | 'signature'
    | 'name'
    | 'place'
    | 'grievance'
    | 'cancelled',
    string
  >
> = {
  en: {
    number: 'No.',
    date: 'Date:',
    to: 'To',
    subject: 'Sub:',
    refs: 'Ref:',
    enclosures: 'Encl:',
    copies: 'Copy to:',
    faithfully: 'Yours faithfully,',
    draft: 'Draft',
    signature: 'With the scanned signature of %{name}',
    name: 'Name',
    place: 'Village',
    grievance: 'Grievance',
    cancelled: '',
  },
  te: {
    number: 'నం.',
    date: 'తేదీ:',
    to: 'స్వీకర్త:',
    subject: 'విషయం:',
    refs: 'సూచిక:',
    enclosures: 'జతపరచినవి:',
    copies: 'ప్రతులు:',
    faithfully: 'ఇట్లు,',
    draft: 'ముసాయిదా',
    signature: '%{name} గారి స్కాన్ చేసిన సంతకంతో',
    name: 'పేరు',
    place: 'గ్రామం',
    grievance: 'ఫిర్యాదు',
    cancelled: 'రద్దు చేయబడింది',
  },
  hi: {
    number: 'सं.',
    date: 'दिनांक:',
    to: 'सेवा में',
    subject: 'विषय:',
    refs: 'संदर्भ:',
    enclosures: 'संलग्न:',
    copies: 'प्रतिलिपि:',
    faithfully: 'भवदीय,',
    draft: 'मसौदा',
    signature: '%{name} के स्कैन किए हस्ताक्षर के साथ',
    name: 'नाम',
    place: 'गाँव',
    grievance: 'शिकायत',
    cancelled: 'रद्द किया गया',
  },
};
