import type { myDay as english } from '../en/myDay.ts';

export const myDay: typeof english = {
  title: 'मेरा दिन',
  about:
    'यहाँ वे शिकायतें रहती हैं जिनकी समय-सीमा बीत गई या आज है, जिन्हें आपने आज तक टाला था और जो आपके लिए नई हैं या आप तक ऊपर भेजी गई हैं।',
  loading: 'आपका दिन लोड हो रहा है…',
  failed: 'आपका दिन लोड नहीं हो सका।',
  all: 'सभी %{count}',
  allMore: 'सभी, %{count} से अधिक',
  section: {
    overdue: 'समय-सीमा बीत गई',
    due_today: 'आज समय-सीमा',
    followups: 'आज फिर देखनी हैं',
    new_for_me: 'मेरे लिए नई',
    escalated_to_me: 'मुझ तक पहुँचीं',
  },
  none: {
    overdue: 'किसी की समय-सीमा नहीं बीती है।',
    due_today: 'आज किसी की समय-सीमा नहीं है।',
    followups: 'आज फिर देखने को कुछ नहीं है।',
    new_for_me: 'कुछ नया नहीं है।',
    escalated_to_me: 'आप तक कुछ नहीं पहुँचा।',
  },
  followUp: {
    action: 'फिर देखें…',
    title: '%{number} को फिर देखें',
    about: 'तब तक यह मेरा दिन में नहीं दिखेगी। समय-सीमा चलती रहेगी।',
    day: 'दिन',
    quick: 'जल्दी चुनें',
    tomorrow: 'कल',
    inDays: '%{count} दिन में',
    inWeek: 'एक सप्ताह में',
    note: 'टिप्पणी, केवल आपके लिए',
    submit: 'फिर देखें',
    cancel: 'रद्द करें',
    saved: 'फिर देखने का दिन तय हो गया।',
    markDone: 'पूरा हुआ',
    clear: 'हटाएँ',
    done: 'फिर देखना पूरा हुआ।',
    cleared: 'फिर देखने का दिन हटा दिया गया।',
  },
};
