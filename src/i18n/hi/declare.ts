import type { declare as english } from '../en/declare.ts';

export const declare: typeof english = {
  place: {
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
  fields: {
    place: 'स्थान',
    title: 'शीर्षक',
    date: 'तारीख',
    description: 'विवरण',
    file: 'चित्र',
  },
  page: {
    list: '%{name}',
    create: '%{name} जोड़ें',
    show: '%{name} देखें',
    edit: '%{name} में बदलाव करें',
  },
  row: {
    view: '%{name} देखें',
    edit: '%{name} में बदलाव करें',
    delete: '%{name} हटाएँ',
  },
  delete: {
    title: 'हटाना',
    question: 'क्या आप वाकई "%{name}" को हटाना चाहते हैं?',
    confirm: 'हटाएँ',
    done: 'हटा दिया गया',
  },
  empty: {
    title: '%{name}: अभी यहाँ कुछ नहीं है',
    invite: 'पहला जोड़ें।',
  },
  conflict: {
    text: 'इस बीच किसी और ने यह रिकॉर्ड बदल दिया है। नया रूप लोड करें: आपका लिखा फ़ॉर्म में बना रहेगा और आप दोबारा सहेज सकते हैं।',
    load: 'नया रूप लोड करें',
  },
  file: {
    choose: 'फ़ाइल चुनें',
    remove: 'हटाएँ',
    image: 'JPG या PNG, अधिकतम 2 MB',
  },
  add: 'जोड़ें',
  edit: 'बदलें',
  back: 'वापस',
  columns: 'कॉलम',
  keyword: 'खोजें',
  clearFilters: 'फ़िल्टर हटाएँ',
  retry: 'फिर कोशिश करें',
  loadFailed: 'यह लोड नहीं हो सका।',
  pages: { label: 'पृष्ठ', page: 'पृष्ठ %{number}', previous: 'पिछला पृष्ठ', next: 'अगला पृष्ठ' },
};
