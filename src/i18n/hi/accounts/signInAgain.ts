import type { signInAgain as english } from '../../en/accounts/signInAgain.ts';

export const signInAgain: typeof english = {
  title: 'कृपया फिर से साइन इन करें',
  text: 'आपका सत्र समाप्त हो गया है। आपका लिखा सब कुछ यहीं है। %{name} के रूप में साइन इन करें, फिर इसे दोबारा भेजें।',
  otherAccount: 'यह पेज %{name} का है। कोई दूसरा खाता इसे आगे नहीं बढ़ा सकता; इसके बजाय नए सिरे से साइन इन करें।',
  afresh: 'नए सिरे से साइन इन करें',
};
