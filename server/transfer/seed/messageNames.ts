import type { Language } from '#contract/kernel/languages.ts';
import type { MessageEvent } from '#contract/messages/messageKinds.ts';

/** The names of the demo office's templates, each in the language of its text, since a name has one language only. */
export const TEMPLATE_NAMES: Record<MessageEvent | 'discreet', Record<Language, string>> = {
  registered: { te: 'ఫిర్యాదు నమోదైంది', hi: 'शिकायत दर्ज हुई', en: 'Registered' },
  referred: { te: 'శాఖకు పంపాము', hi: 'विभाग को भेजी गई', en: 'Sent to a department' },
  replied: { te: 'శాఖ జవాబు', hi: 'विभाग का उत्तर', en: 'Reply of the department' },
  resolved: { te: 'పరిష్కారమైంది', hi: 'समाधान हुआ', en: 'Resolved' },
  reopened: { te: 'మళ్లీ తెరిచాము', hi: 'फिर खोली गई', en: 'Reopened' },
  due_moved: { te: 'గడువు మారింది', hi: 'तिथि बदली', en: 'Due day moved' },
  papers_missing: { te: 'పత్రాలు కావాలి', hi: 'कागज़ चाहिए', en: 'Papers missing' },
  rating_asked: { te: 'అభిప్రాయం అడగడం', hi: 'राय माँगी गई', en: 'Rating asked' },
  cause_answered: { te: 'ఉమ్మడి సమస్యకు జవాబు', hi: 'साझा मामले का उत्तर', en: 'Cause answered' },
  token_called: { te: 'టోకెన్ వంతు', hi: 'टोकन की बारी', en: 'Token called' },
  discreet: { te: 'వివరాలు లేని సందేశం', hi: 'बिना विवरण का संदेश', en: 'Without details' },
};
