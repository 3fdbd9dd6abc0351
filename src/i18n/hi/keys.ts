import type { keys as english } from '../en/keys.ts';

export const keys: typeof english = {
  title: 'कीबोर्ड शॉर्टकट',
  hint: 'टाइप करते समय ये काम नहीं करते; खाता मेनू में इन्हें बंद किया जा सकता है।',
  close: 'बंद करें',
  what: {
    next: 'अगली पंक्ति, अगली शिकायत',
    previous: 'पिछली पंक्ति, पिछली शिकायत',
    open: 'पंक्ति खोलें',
    search: 'खोजें',
    create: 'नई शिकायत दर्ज करें',
    assign: 'कर्मचारी को सौंपें',
    answer: 'उत्तर दें',
    resolve: 'समाधान करें',
    macro: 'मैक्रो लागू करें',
    letter: 'पत्र लिखें',
    help: 'यह सूची दिखाएँ',
  },
  row: '%{rows} में से पंक्ति %{row}: %{name}',
  noRow: 'पहले j या k से कोई पंक्ति चुनें।',
  refused: 'मौजूदा स्थिति में %{number} के साथ यह नहीं किया जा सकता।',
};
