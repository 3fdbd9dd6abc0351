import type { Language } from '#contract/kernel/languages.ts';
import { NOTICE_VERSION } from '#contract/messages/messageKinds.ts';

type InLanguages = Record<Language, string>;

/**
 * The full text, a paragraph per line: which data are stored, for what and how long; how to see, correct, erase and
 * stop; where to complain.
 */
const FULL: InLanguages = {
  te: `ఏమి ఉంచుతాము: మీ పేరు, ఫోన్ నంబర్, ఊరు, మీరు చెప్పిన సమస్య, మీరు ఇచ్చిన కాగితాలు, ఫోటోలు, మీతో జరిగిన కాల్స్, సందేశాలు.
ఎందుకు: మీ సమస్యను పరిష్కరించడానికి, దాని స్థితిని మీకు చెప్పడానికి. ప్రచారానికి వాడము, అమ్మము. సమస్యను చూసే ప్రభుత్వ శాఖకు అవసరమైనది మాత్రమే ఇస్తాము.
ఎంత కాలం: సమస్య పరిష్కారమయ్యే వరకు, ఆ తర్వాత కార్యాలయం తన రికార్డులు ఉంచేంత కాలం. మీరు కోరితే అంతకు ముందే తొలగిస్తాము.
చూడటం, సరిదిద్దడం, తొలగించడం: మీ గురించి ఏమి ఉందో కార్యాలయాన్ని అడిగి చూడవచ్చు, తప్పులు సరిచేయించవచ్చు, తొలగించమని కోరవచ్చు.
సందేశాలు ఆపడం: సందేశానికి STOP లేదా ఆపు అని జవాబు పంపండి, స్థితి పేజీలో ఆపండి, లేదా కార్యాలయానికి చెప్పండి. మళ్లీ కావాలంటే START అని పంపండి. ఆపినా మీ సమస్యపై పని ఆగదు.
ఫిర్యాదు: ముందుగా ఈ కార్యాలయానికి చెప్పండి. అక్కడ పరిష్కారం కాకపోతే భారత డేటా పరిరక్షణ బోర్డుకు ఫిర్యాదు చేయవచ్చు.`,
  hi: `क्या रखा जाता है: आपका नाम, फ़ोन नंबर, गाँव, आपकी बताई समस्या, आपके दिए काग़ज़ और फ़ोटो, और आपसे हुई कॉल और संदेश.
किस लिए: आपकी समस्या सुलझाने और उसकी स्थिति आपको बताने के लिए. इसे प्रचार में नहीं लगाया जाता और न बेचा जाता है. जो सरकारी विभाग समस्या देखता है, उसे केवल ज़रूरी बातें दी जाती हैं.
कब तक: समस्या सुलझने तक, और उसके बाद जब तक कार्यालय अपने रिकॉर्ड रखता है. आप चाहें तो पहले ही मिटा दिया जाएगा.
देखना, सुधारना, मिटाना: कार्यालय से पूछकर आप देख सकते हैं कि आपके बारे में क्या रखा है, ग़लती सुधरवा सकते हैं, और मिटाने को कह सकते हैं.
संदेश रोकना: संदेश के जवाब में STOP या रोको भेजें, स्थिति पेज पर रोकें, या कार्यालय को बताएँ. फिर चाहिए हों तो START भेजें. रोकने से आपकी समस्या पर काम नहीं रुकता.
शिकायत: पहले इसी कार्यालय को बताएँ. वहाँ बात न बने तो भारतीय डेटा संरक्षण बोर्ड से शिकायत कर सकते हैं.`,
  en: `What is kept: your name, phone number and village, what you told us, the papers and photos you gave, and calls and messages with you.
What for: to work on your grievance and to tell you how it stands. It is not used for campaigns and not sold. The department that looks into it gets only what it needs.
How long: until your grievance is settled, and after that as long as the office keeps its records. If you ask, it is erased earlier.
See, correct, erase: ask the office what it keeps about you, have mistakes corrected, or have it erased.
Stop messages: answer a message with STOP, stop them on the status page, or tell the office. To get them again, send START. Work on your grievance goes on.
Complaints: tell this office first. If that does not help, you may complain to the Data Protection Board of India.`,
};

/** The short text for a slip. */
const SHORT: InLanguages = {
  te: 'మీ పేరు, ఫోన్, సమస్య వివరాలను దాని పరిష్కారానికి, స్థితి చెప్పడానికి మాత్రమే ఉంచుతాము. చూడటానికి, సరిదిద్దడానికి, తొలగించడానికి కార్యాలయాన్ని అడగండి. సందేశాలు వద్దంటే STOP పంపండి. ఫిర్యాదులు: కార్యాలయం, తర్వాత భారత డేటా పరిరక్షణ బోర్డు.',
  hi: 'आपका नाम, फ़ोन और समस्या का ब्योरा केवल उसे सुलझाने और स्थिति बताने के लिए रखा जाता है. देखने, सुधारने या मिटाने के लिए कार्यालय से कहें. संदेश न चाहिए हों तो STOP भेजें. शिकायत: कार्यालय, फिर भारतीय डेटा संरक्षण बोर्ड.',
  en: 'Your name, phone and grievance are kept only to work on it and to tell you how it stands. Ask the office to see, correct or erase them. To stop messages send STOP. Complaints: the office, then the Data Protection Board of India.',
};

/** The current privacy notice (MSG-07). Consents name its version, so another text needs another version. */
export const PRIVACY_NOTICE = { version: NOTICE_VERSION, full: FULL, short: SHORT } as const;
