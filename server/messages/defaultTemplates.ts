import type { Language } from '#contract/kernel/languages.ts';
import type { MessageEvent } from '#contract/messages/messageKinds.ts';
import type { MessageValue, TiedValue } from '#contract/messages/templateValues.ts';

/** A text with variables and their values. */
export interface TiedText {
  text: string;
  values: readonly TiedValue[];
}

/** `{number}` is a variable with the number of the complaint. */
export const tiedText = (text: string): TiedText => {
  const values: TiedValue[] = [];
  const registered = text.replaceAll(/\{(\w+)\}/g, (_, value: MessageValue) => {
    values.push({ value, shorten: true });
    return value === 'link' ? '{#url#}' : '{#alphanumeric#}';
  });
  return { text: registered, values };
};

/**
 * The default text of each event (MSG-05). It is not registered with operators: it is only logged, and serves as a
 * model for an office's templates.
 */
const SHIPPED: Record<MessageEvent, Record<Language, string>> = {
  registered: {
    te: 'మీ ఫిర్యాదు నమోదైంది. సంఖ్య: {number}. - {office}',
    hi: 'आपकी शिकायत दर्ज हो गई है। संख्या: {number}. - {office}',
    en: 'Your request is registered. Number: {number}. - {office}',
  },
  referred: {
    te: 'మీ ఫిర్యాదు {number} సంబంధిత శాఖకు పంపాము. - {office}',
    hi: 'आपकी शिकायत {number} संबंधित विभाग को भेजी गई है। - {office}',
    en: 'Your request {number} was sent to the department. - {office}',
  },
  replied: {
    te: 'మీ ఫిర్యాదు {number} గురించి శాఖ జవాబు ఇచ్చింది. - {office}',
    hi: 'आपकी शिकायत {number} पर विभाग का उत्तर आया है। - {office}',
    en: 'The department has replied about your request {number}. - {office}',
  },
  resolved: {
    te: 'మీ ఫిర్యాదు {number} పూర్తయింది. - {office}',
    hi: 'आपकी शिकायत {number} पर कार्रवाई पूरी हुई। - {office}',
    en: 'Your request {number} is answered. - {office}',
  },
  reopened: {
    te: 'మీ ఫిర్యాదు {number} మళ్లీ తెరిచాము. - {office}',
    hi: 'आपकी शिकायत {number} फिर से खोली गई है। - {office}',
    en: 'Your request {number} is open again. - {office}',
  },
  due_moved: {
    te: 'మీ ఫిర్యాదు {number} కు కొత్త గడువు: {due}. - {office}',
    hi: 'आपकी शिकायत {number} की नई तिथि: {due}. - {office}',
    en: 'Your request {number} is now expected to be done by {due}. - {office}',
  },
  papers_missing: {
    te: 'మీ ఫిర్యాదు {number} కు ఇంకా పత్రాలు కావాలి. దయచేసి కార్యాలయాన్ని సంప్రదించండి. - {office}',
    hi: 'आपकी शिकायत {number} के लिए और कागज़ चाहिए। कृपया कार्यालय से संपर्क करें। - {office}',
    en: 'Papers are missing for your request {number}. Please ask at the office. - {office}',
  },
  rating_asked: {
    te: 'మీ ఫిర్యాదు {number} పూర్తయింది. సమస్య తీరిందా? మాకు చెప్పండి. - {office}',
    hi: 'आपकी शिकायत {number} पर कार्रवाई पूरी हुई। क्या समस्या हल हुई? हमें बताएँ। - {office}',
    en: 'Your request {number} is answered. Is it solved? Please tell us. - {office}',
  },
  cause_answered: {
    te: 'మీ ఫిర్యాదు {number} కు జవాబు ఇచ్చాము. - {office}',
    hi: 'आपकी शिकायत {number} का उत्तर दिया गया है। - {office}',
    en: 'Your request {number} was answered. - {office}',
  },
  token_called: {
    te: 'మీ టోకెన్ {token} వంతు వచ్చింది. - {office}',
    hi: 'आपके टोकन {token} की बारी आ गई है। - {office}',
    en: 'It is the turn of your token {token}. - {office}',
  },
};

/** Added if the server has a public address. */
const LINK: Record<Language, string> = { te: ' చూడండి: {link}', hi: ' देखें: {link}', en: ' See: {link}' };

export const defaultTemplateText = (event: MessageEvent, language: Language, withLink: boolean): TiedText =>
  tiedText(SHIPPED[event][language] + (withLink && event !== 'token_called' ? LINK[language] : ''));

/** The only text about a sensitive complaint (MSG-20). */
const DISCREET: Record<Language, string> = {
  te: 'మీ ఫిర్యాదు {number} గురించి ఒక సమాచారం ఉంది.',
  hi: 'आपकी शिकायत {number} के बारे में एक सूचना है।',
  en: 'There is news about your request {number}.',
};
export const discreetText = (language: Language): TiedText => tiedText(DISCREET[language]);
