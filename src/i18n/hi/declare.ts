import type { declare as english } from '../en/declare.ts';

export const declare: typeof english = {
  place: {
    title: 'स्थान',
    parliament: 'संसदीय क्षेत्र',
    assembly: 'विधानसभा क्षेत्र',
    mandal: 'मंडल',
    area: 'इलाका',
    choose: {
      parliament: 'कृपया संसदीय क्षेत्र चुनें।',
      assembly: 'कृपया विधानसभा क्षेत्र चुनें।',
      mandal: 'कृपया मंडल चुनें।',
      area: 'कृपया इलाका चुनें।',
    },
    first: {
      parliament: 'पहले संसदीय क्षेत्र चुनें।',
      assembly: 'पहले विधानसभा क्षेत्र चुनें।',
      mandal: 'पहले मंडल चुनें।',
    },
    loading: 'लोड हो रहा है…',
    none: 'कुछ नहीं मिला',
    failed: 'विकल्प लोड नहीं हो सके। फिर से कोशिश करने के लिए सूची खोलें।',
    open: 'खोलें',
    close: 'बंद करें',
    clear: 'हटाएँ',
  },
};
