/** The quick replies of the demo office, each in three languages (DESK-14). */
export interface DemoReply {
  title: string;
  /** Categories by their plain names; none means any. */
  categories?: string[];
  te: string;
  hi: string;
  en: string;
}

export const DEMO_REPLIES: readonly DemoReply[] = [
  {
    title: 'Received',
    te: 'నమస్కారం {{name}} గారూ, {{category}} గురించి మీరు ఇచ్చిన ఫిర్యాదు {{number}} మాకు అందింది. {{due}} లోగా మీకు సమాధానం ఇస్తాం. – ఎమ్మెల్యే కార్యాలయం, {{office}}',
    hi: 'नमस्ते {{name}} जी, {{category}} के बारे में आपकी शिकायत {{number}} हमें मिल गई है। {{due}} तक आपको उत्तर दिया जाएगा। – विधायक कार्यालय, {{office}}',
    en: 'Dear {{name}}, we have received your grievance {{number}} about {{category}}. You will hear from us by {{due}}. – MLA office, {{office}}',
  },
  {
    title: 'Forwarded to the officer',
    te: 'నమస్కారం {{name}} గారూ, మీ ఫిర్యాదు {{number}} ను {{officer}} గారికి పంపించాం. వారి నుండి సమాధానం రాగానే మీకు తెలియజేస్తాం.',
    hi: 'नमस्ते {{name}} जी, आपकी शिकायत {{number}} {{officer}} को भेज दी गई है। उनका उत्तर मिलते ही आपको बताया जाएगा।',
    en: 'Dear {{name}}, your grievance {{number}} has been sent to {{officer}}. We will tell you as soon as they answer.',
  },
  {
    title: 'Papers are missing',
    te: 'నమస్కారం {{name}} గారూ, మీ ఫిర్యాదు {{number}} పై ముందుకు వెళ్లడానికి ఆధార్, రేషన్ కార్డు జిరాక్స్ కాపీలు కావాలి. దయచేసి {{office}} కార్యాలయానికి తెచ్చి ఇవ్వండి.',
    hi: 'नमस्ते {{name}} जी, आपकी शिकायत {{number}} पर आगे बढ़ने के लिए आधार और राशन कार्ड की प्रतियाँ चाहिए। कृपया इन्हें {{office}} कार्यालय में जमा करें।',
    en: 'Dear {{name}}, to go on with your grievance {{number}} we need copies of your Aadhaar and ration card. Please bring them to the office in {{office}}.',
  },
  {
    title: 'The engineer will come',
    categories: ['Drinking Water', 'Roads and Buildings', 'Electricity'],
    te: 'నమస్కారం {{name}} గారూ, {{area}} లో మీరు చెప్పిన సమస్యను చూడటానికి ఇంజనీరు మూడు పని దినాల్లో వస్తారు. ఆ సమయంలో దయచేసి అందుబాటులో ఉండండి. (ఫిర్యాదు {{number}})',
    hi: 'नमस्ते {{name}} जी, {{area}} में आपकी बताई समस्या देखने के लिए इंजीनियर तीन कार्य दिवसों में आएँगे। कृपया उस समय उपलब्ध रहें। (शिकायत {{number}})',
    en: 'Dear {{name}}, the engineer will come to {{area}} within three working days to look at what you told us. Please be available. (Grievance {{number}})',
  },
  {
    title: 'Water tanker is on its way',
    categories: ['Drinking Water'],
    te: '{{area}} కు నీటి ట్యాంకర్‌ను పంపిస్తున్నాం. పైపులైన్ మరమ్మతు పూర్తయ్యే వరకు రోజూ ఉదయం ట్యాంకర్ వస్తుంది. (ఫిర్యాదు {{number}})',
    hi: '{{area}} के लिए पानी का टैंकर भेजा जा रहा है। पाइपलाइन की मरम्मत होने तक हर सुबह टैंकर आएगा। (शिकायत {{number}})',
    en: 'A water tanker is being sent to {{area}}. It will come every morning until the pipeline is repaired. (Grievance {{number}})',
  },
  {
    title: 'Pump or pipeline repaired',
    categories: ['Drinking Water'],
    te: 'నమస్కారం {{name}} గారూ, {{area}} లో నీటి సరఫరా మరమ్మతు పూర్తయింది. మళ్లీ ఇబ్బంది ఉంటే ఫిర్యాదు {{number}} అని చెప్పి మాకు తెలియజేయండి.',
    hi: 'नमस्ते {{name}} जी, {{area}} में पानी की आपूर्ति की मरम्मत हो गई है। फिर परेशानी हो तो शिकायत {{number}} बताकर हमें सूचित करें।',
    en: 'Dear {{name}}, the water supply in {{area}} has been repaired. Should there be trouble again, tell us and name grievance {{number}}.',
  },
  {
    title: 'Road is in the next works',
    categories: ['Roads and Buildings'],
    te: '{{area}} రోడ్డు పనిని వచ్చే విడత పనుల్లో చేర్చాలని రోడ్లు, భవనాల శాఖను కోరాం. మంజూరు కాగానే మీకు తెలియజేస్తాం. (ఫిర్యాదు {{number}})',
    hi: '{{area}} की सड़क को अगले चरण के कार्यों में शामिल करने के लिए सड़क एवं भवन विभाग से कहा गया है। स्वीकृति मिलते ही आपको बताएँगे। (शिकायत {{number}})',
    en: 'We have asked the Roads and Buildings department to take the road in {{area}} into its next works. We will tell you when it is sanctioned. (Grievance {{number}})',
  },
  {
    title: 'Transformer request sent',
    categories: ['Electricity'],
    te: '{{area}} లో ట్రాన్స్‌ఫార్మర్ మార్చాలని విద్యుత్ శాఖకు లేఖ పంపించాం. {{due}} లోగా పని పూర్తవుతుందని ఆశిస్తున్నాం. (ఫిర్యాదు {{number}})',
    hi: '{{area}} में ट्रांसफ़ॉर्मर बदलने के लिए बिजली विभाग को पत्र भेजा गया है। {{due}} तक काम पूरा होने की आशा है। (शिकायत {{number}})',
    en: 'We have written to the electricity department about the transformer in {{area}}. We hope that it is done by {{due}}. (Grievance {{number}})',
  },
  {
    title: 'Pension is being verified',
    categories: ['Pensions'],
    te: 'నమస్కారం {{name}} గారూ, మీ పింఛను దరఖాస్తు మండల కార్యాలయంలో పరిశీలనలో ఉంది. బ్యాంకు పాస్‌బుక్, ఆధార్ కాపీలు ఇవ్వకపోయి ఉంటే వెంటనే ఇవ్వండి. (ఫిర్యాదు {{number}})',
    hi: 'नमस्ते {{name}} जी, आपका पेंशन आवेदन मंडल कार्यालय में जाँच में है। बैंक पासबुक और आधार की प्रति न दी हो तो तुरंत दें। (शिकायत {{number}})',
    en: 'Dear {{name}}, your pension application is being verified at the mandal office. If you have not given copies of your passbook and Aadhaar, please do so at once. (Grievance {{number}})',
  },
  {
    title: 'Land record: go to the Tahsildar',
    categories: ['Land and Revenue'],
    te: 'నమస్కారం {{name}} గారూ, భూమి రికార్డు సవరణ కోసం పట్టాదారు పాస్‌బుక్‌తో తహసీల్దార్ కార్యాలయంలో దరఖాస్తు చేయండి. రశీదు నంబర్ మాకు చెబితే మేము అనుసరిస్తాం. (ఫిర్యాదు {{number}})',
    hi: 'नमस्ते {{name}} जी, भूमि रिकॉर्ड सुधारने के लिए पट्टादार पासबुक के साथ तहसीलदार कार्यालय में आवेदन करें। रसीद संख्या हमें बताएँ, हम आगे देखेंगे। (शिकायत {{number}})',
    en: 'Dear {{name}}, to have the land record corrected please apply at the Tahsildar’s office with your pattadar passbook. Tell us the number of the receipt and we will follow it. (Grievance {{number}})',
  },
  {
    title: 'Medical help from the relief fund',
    categories: ['Health'],
    te: 'నమస్కారం {{name}} గారూ, ముఖ్యమంత్రి సహాయ నిధికి దరఖాస్తు కోసం ఆసుపత్రి బిల్లులు, డిశ్చార్జ్ పత్రం, ఆధార్, బ్యాంకు పాస్‌బుక్ కాపీలతో {{office}} కార్యాలయానికి రండి.',
    hi: 'नमस्ते {{name}} जी, मुख्यमंत्री राहत कोष के आवेदन के लिए अस्पताल के बिल, छुट्टी का पत्र, आधार और बैंक पासबुक की प्रतियाँ लेकर {{office}} कार्यालय आएँ।',
    en: 'Dear {{name}}, to apply to the Chief Minister’s Relief Fund please come to the office in {{office}} with the hospital bills, the discharge summary, and copies of your Aadhaar and passbook.',
  },
  {
    title: 'Waits for the department',
    te: 'నమస్కారం {{name}} గారూ, మీ ఫిర్యాదు {{number}} పై సంబంధిత శాఖ సమాధానం కోసం ఎదురు చూస్తున్నాం. రాగానే మీకు ఫోన్ చేస్తాం.',
    hi: 'नमस्ते {{name}} जी, आपकी शिकायत {{number}} पर हम विभाग के उत्तर की प्रतीक्षा कर रहे हैं। मिलते ही आपको फ़ोन करेंगे।',
    en: 'Dear {{name}}, we are waiting for the department’s answer about your grievance {{number}}. We will call you when it comes.',
  },
  {
    title: 'Solved, thank you',
    te: 'నమస్కారం {{name}} గారూ, {{category}} గురించిన మీ ఫిర్యాదు {{number}} పరిష్కారమైంది. ఓపికగా వేచి చూసినందుకు ధన్యవాదాలు. – ఎమ్మెల్యే కార్యాలయం, {{office}}',
    hi: 'नमस्ते {{name}} जी, {{category}} के बारे में आपकी शिकायत {{number}} का समाधान हो गया है। आपके धैर्य के लिए धन्यवाद। – विधायक कार्यालय, {{office}}',
    en: 'Dear {{name}}, your grievance {{number}} about {{category}} has been solved. Thank you for your patience. – MLA office, {{office}}',
  },
  {
    title: 'Not within our powers',
    te: 'నమస్కారం {{name}} గారూ, మీ ఫిర్యాదు {{number}} కోర్టు పరిధిలో ఉన్నందున కార్యాలయం జోక్యం చేసుకోలేదు. ఉచిత న్యాయ సలహా కోసం జిల్లా న్యాయ సేవా ప్రాధికార సంస్థను సంప్రదించండి.',
    hi: 'नमस्ते {{name}} जी, आपकी शिकायत {{number}} न्यायालय के विचाराधीन है, इसलिए कार्यालय हस्तक्षेप नहीं कर सकता। निःशुल्क कानूनी सलाह के लिए जिला विधिक सेवा प्राधिकरण से संपर्क करें।',
    en: 'Dear {{name}}, your grievance {{number}} is before a court, so the office cannot intervene. For free legal advice please turn to the District Legal Services Authority.',
  },
];
