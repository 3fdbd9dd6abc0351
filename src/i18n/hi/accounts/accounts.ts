import type * as english from '../../en/accounts/accounts.ts';
import { common } from '../common/words.ts';

export const password: typeof english.password = {
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

export const people: typeof english.people = {
  active: {
    on: 'सक्रिय',
    off: 'बंद किया गया',
    question: 'यह खाता बंद करें?',
    consequence:
      '%{name} हर जगह से साइन आउट हो जाएँगे और खाता फिर चालू होने तक साइन इन नहीं कर सकेंगे। फ़ॉर्म सहेजने पर यह लागू होगा।',
    switchOff: 'बंद करें',
  },
};

export const profile: typeof english.profile = {
  title: 'प्रोफ़ाइल संपादन',
  user: 'उपयोगकर्ता की जानकारी',
  contact: 'संपर्क जानकारी',
  social: 'सोशल मीडिया की जानकारी',
  app: 'ऐप की जानकारी',
  appText: 'ऐप में दिखने वाले चित्र। हर चित्र ठीक उसी आकार का हो, जो उसके नीचे लिखा है।',
  fields: {
    name: common.name,
    designation: common.designation,
    custom_designation: 'विशेष पदनाम',
    phone: 'संपर्क नंबर',
    email: common.email,
    address: common.address,
    location_url: 'लोकेशन URL',
    instagram: 'इंस्टाग्राम',
    twitter: 'ट्विटर',
    facebook: 'फ़ेसबुक',
    file: 'मुख्य चित्र',
    header_image: 'हेडर चित्र',
    profile_image: 'प्रोफ़ाइल चित्र',
  },
  locationHint: 'यह केवल इस पेज पर आपकी सुविधा के लिए है: लिंक न भेजा जाता है, न सहेजा जाता है।',
  picture: {
    choose: 'चित्र चुनें',
    replace: 'दूसरा चित्र चुनें',
    discard: 'चुनाव छोड़ें',
    chosen: 'चुना गया: %{name}',
    present: 'मौजूदा चित्र',
    none: 'अभी कोई चित्र नहीं',
    size: '%{width} × %{height} पिक्सेल',
    rule: 'JPG या PNG, ठीक %{width} × %{height} पिक्सेल, अधिकतम 5 MB',
  },
  incomplete: 'कृपया अपनी प्रोफ़ाइल पूरी करें। इसके सहेजे जाते ही बाकी पेज खुल जाएँगे।',
  update: 'अपडेट करें',
  saved: 'आपकी प्रोफ़ाइल अपडेट हो गई है।',
  loadFailed: 'आपकी प्रोफ़ाइल लोड नहीं हो सकी।',
  newer:
    'इस बीच आपकी प्रोफ़ाइल कहीं और बदली गई है। नया रूप लोड करें: आपका लिखा हुआ फ़ॉर्म में बना रहेगा और आप फिर अपडेट कर सकेंगे।',
  noCandidate: {
    title: 'आपके खाते की कोई प्रोफ़ाइल नहीं है',
    text: 'प्रोफ़ाइल उम्मीदवार की होती है, और इस खाते से कोई उम्मीदवार जुड़ा नहीं है। यदि आपको प्रोफ़ाइल चाहिए, तो पार्टी आईटी कार्यालय से कहें कि आपको उम्मीदवार के रूप में जोड़े; फिर यहाँ दोबारा देखें।',
    check: 'फिर से देखें',
    still: 'आपके खाते से अब भी कोई उम्मीदवार जुड़ा नहीं है।',
  },
};

export const signInAgain: typeof english.signInAgain = {
  title: 'कृपया फिर से साइन इन करें',
  text: 'आपका सत्र समाप्त हो गया है। आपका लिखा सब कुछ यहीं है। %{name} के रूप में साइन इन करें, फिर इसे दोबारा भेजें।',
  otherAccount: 'यह पेज %{name} का है। कोई दूसरा खाता इसे आगे नहीं बढ़ा सकता; इसके बजाय नए सिरे से साइन इन करें।',
  afresh: 'नए सिरे से साइन इन करें',
};
