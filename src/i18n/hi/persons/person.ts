import type { person as english } from '../../en/persons/person.ts';
import { common } from '../common/words.ts';

export const person: typeof english = {
  sameHousehold: '%{name} का ही परिवार',
  box: {
    label: 'फ़ोन या नाम',
    hint: '4 अंक या 3 अक्षर लिखते ही पहले से दर्ज लोग दिखते हैं।',
    found:
      '%{smart_count} व्यक्ति पहले से दर्ज है। तीर कुंजियों से चुनें। |||| %{smart_count} व्यक्ति पहले से दर्ज हैं। तीर कुंजियों से चुनें।',
    more: '%{count} से अधिक व्यक्ति दर्ज हैं। आगे लिखें या तीर कुंजियों से चुनें।',
    none: 'कोई दर्ज नहीं है: Tab से आगे बढ़ें।',
    failed: 'लोगों को खोजा नहीं जा सका। लिखे हुए के साथ आगे बढ़ें।',
    somebodyNew: 'नया व्यक्ति',
    somebodyElse: 'इसी फ़ोन वाला कोई और',
  },
  choice: {
    title: 'इस शिकायत का व्यक्ति',
    taken: '%{name} का विवरण भर दिया गया।',
    goes: 'शिकायत इस व्यक्ति के नाम दर्ज होगी।',
    differs:
      'फ़ोन या नाम %{name} के विवरण से मेल नहीं खाता। शिकायत उस व्यक्ति के नाम दर्ज होगी जिसके ये दोनों हैं, या किसी नए व्यक्ति के नाम।',
    elsewhere:
      '%{name} दूसरे निर्वाचन क्षेत्र के हैं। शिकायत यहाँ इस फ़ोन और नाम वाले व्यक्ति के नाम दर्ज होगी, या किसी नए व्यक्ति के नाम।',
    same: 'यह %{name} ही हैं',
    drop: 'यह व्यक्ति नहीं',
    language: 'व्यक्ति की भाषा',
    languageHint: 'संदेश और पर्चियाँ इसी भाषा में होती हैं।',
    open: 'व्यक्ति का पृष्ठ खोलें',
    notFound: 'यह व्यक्ति नहीं मिला।',
    failed: 'इस व्यक्ति का विवरण लोड नहीं हो सका।',
  },
  facts: {
    otherName: 'दूसरी लिपि में नाम',
    phones: 'फ़ोन नंबर',
    place: 'स्थान',
    cases: common.grievances,
    lastContact: 'पिछला संपर्क',
    lastAnswer: 'पिछला उत्तर',
    wishes: 'संदेश',
    formerNames: 'अन्य नाम',
  },
  language: { te: common.telugu, hi: common.hindi, en: common.english },
  cases: '%{open} खुली, %{closed} बंद',
  contact: { case: 'शिकायत', came: 'कार्यालय आए', called: 'फ़ोन किया', met: 'दौरे पर मिले' },
  visit: {
    title: 'मुलाक़ातें',
    came: 'कार्यालय आए',
    called: 'फ़ोन किया',
    met: 'दौरे पर मिले',
    noted: 'दर्ज किया गया: %{kind}',
    none: 'अभी तक कोई मुलाक़ात दर्ज नहीं है।',
  },
  list: {
    recent: 'हाल में आए लोग',
    count: '%{smart_count} व्यक्ति |||| %{smart_count} व्यक्ति',
    more: '%{count} से अधिक व्यक्ति',
    none: 'इस फ़ोन या नाम से कोई दर्ज नहीं है।',
    failed: 'लोगों की सूची लोड नहीं हो सकी।',
    loading: 'लोगों की सूची लोड हो रही है…',
    empty: 'शिकायत लाने वाला हर व्यक्ति यहाँ मिलता है। शुरू करने के लिए पहली शिकायत दर्ज करें।',
  },
  page: {
    newComplaint: 'नई शिकायत',
    cases: 'शिकायतें',
    noComplaints: 'अभी तक कोई शिकायत नहीं।',
    complaintsFailed: 'शिकायतें लोड नहीं हो सकीं।',
    pager: 'शिकायतों के पृष्ठ',
    notFound: 'व्यक्ति नहीं मिला',
    notFoundText: 'ऐसा कोई व्यक्ति नहीं है, या वह दूसरे निर्वाचन क्षेत्र का है।',
    failed: 'इस व्यक्ति का विवरण लोड नहीं हो सका।',
  },
  edit: {
    title: 'व्यक्ति का विवरण बदलें',
    phone: 'फ़ोन %{number}',
    noLanguage: 'पता नहीं',
  },
};
