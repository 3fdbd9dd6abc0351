import type { password as english } from '../../en/accounts/password.ts';

export const password: typeof english = {
  title: 'पासवर्ड बदलें',
  fields: {
    old_password: 'मौजूदा पासवर्ड',
    new_password: 'नया पासवर्ड',
    new_password_confirmation: 'नया पासवर्ड दोबारा',
  },
  rule: 'कम से कम %{length} अक्षर',
  submit: 'पासवर्ड बदलें',
  changed: 'पासवर्ड सफलतापूर्वक बदल गया!',
  others: 'आप यहाँ साइन इन रहेंगे। बाकी सभी ब्राउज़र और डिवाइस साइन आउट हो गए हैं।',
  close: 'ठीक है',
  unexpected: 'अनपेक्षित त्रुटि हुई। कृपया फिर कोशिश करें।',
};
