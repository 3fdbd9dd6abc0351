import type { myDay as english } from '../../en/desk/myDay.ts';
import { common } from '../common/words.ts';

export const myDay: typeof english = {
  title: 'मेरा दिन',
  about:
    'यहाँ वे शिकायतें रहती हैं जिनकी समय-सीमा बीत गई या आज है, जिन्हें आपने आज तक टाला था और जो आपके लिए नई हैं या आप तक ऊपर भेजी गई हैं।',
  loading: 'आपका दिन लोड हो रहा है…',
  failed: 'आपका दिन लोड नहीं हो सका।',
  next: 'आगे क्या करना है',
  nothing: 'आपके लिए कुछ बाक़ी नहीं है।',
  numbers: {
    overdue: { name: 'समय-सीमा बीती', why: 'समय-सीमा बीती' },
    due_today: { name: 'आज की समय-सीमा', why: 'आज की समय-सीमा' },
    followups: { name: 'आज फिर देखनी हैं', why: 'आज फिर देखनी है' },
    new_for_me: { name: 'मेरे लिए नई', why: 'मेरे लिए नई' },
    escalated_to_me: { name: 'मुझ तक पहुँचीं', why: 'मुझ तक पहुँची' },
    replies_in: { name: 'आए हुए उत्तर', why: 'उत्तर आया' },
    to_verify: { name: common.toVerify, why: 'पुष्टि बाक़ी' },
    inbox_late: { name: 'इनबॉक्स में बाक़ी', why: 'इनबॉक्स में बाक़ी' },
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
    saved: 'फिर देखने का दिन तय हो गया।',
    markDone: 'पूरा हुआ',
    clear: 'हटाएँ',
    done: 'फिर देखना पूरा हुआ।',
    cleared: 'फिर देखने का दिन हटा दिया गया।',
  },
};
