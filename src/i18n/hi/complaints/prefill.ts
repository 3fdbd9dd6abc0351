import type { prefill as english } from '../../en/complaints/prefill.ts';

/** Words for a form that was not filled in because the user has started typing in it. */
export const prefill: typeof english = {
  inbox:
    'यहाँ पहले से कुछ और शुरू किया हुआ है। पहले उसे भेजें या उसका मसौदा हटाएँ: फिर नागरिक का भेजा हुआ फ़ॉर्म में भर दिया जाएगा।',
  person: 'यहाँ पहले से कुछ और शुरू किया हुआ है। पहले उसे भेजें या उसका मसौदा हटाएँ: फिर इस व्यक्ति की शिकायत शुरू होगी।',
  reference:
    'यहाँ पहले से कुछ और शुरू किया हुआ है। पहले उसे भेजें या उसका मसौदा हटाएँ: फिर बंद शिकायत से जुड़ी नई शिकायत शुरू होगी।',
};
