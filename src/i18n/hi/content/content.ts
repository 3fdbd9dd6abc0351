import type { content as english } from '../../en/content/content.ts';

export const content: typeof english = {
  event: {
    views: 'कार्यक्रमों के दृश्य',
    upcoming: 'आगामी',
    past: 'बीते हुए',
    month: 'महीना',
    previous: 'पिछला महीना',
    next: 'अगला महीना',
    today: 'आज',
  },
  video: { play: 'वीडियो यहीं चलाएँ', player: 'वीडियो प्लेयर' },
  gallery: {
    images: 'चित्र',
    choose: 'चित्र चुनें',
    hint: 'JPG या PNG, हर एक अधिकतम 2 MB; बड़े फ़ोटो छोटे कर दिए जाते हैं। चित्रों को यहाँ खींचकर छोड़ या पेस्ट भी कर सकते हैं।',
    chosen: 'चुने गए चित्र',
    remove: '%{name} हटाएँ',
    creating: 'गैलरी बनाई जा रही है…',
    sending: '%{total} में से चित्र %{number} अपलोड हो रहा है…',
    stopped:
      '%{smart_count} चित्र अपलोड नहीं हुआ: %{reason} आगे बढ़ने के लिए फिर सहेजें। |||| %{smart_count} चित्र अपलोड नहीं हुए: %{reason} आगे बढ़ने के लिए फिर सहेजें।',
    created: 'गैलरी सहेज ली गई है।',
    left: 'अपलोड हो रहा है, %{smart_count} चित्र बाकी है… |||| अपलोड हो रहा है, %{smart_count} चित्र बाकी हैं…',
    unsent: '%{smart_count} चित्र अपलोड नहीं हुआ: %{reason} |||| %{smart_count} चित्र अपलोड नहीं हुए: %{reason}',
    none: 'इस गैलरी में अभी कोई चित्र नहीं है।',
    failed: 'चित्र लोड नहीं हो सके।',
    open: '%{name} खोलें',
    thumbnail: 'मुख्य चित्र',
    setThumbnail: '%{name} को मुख्य चित्र बनाएँ',
    thumbnailSet: 'मुख्य चित्र बदल दिया गया है।',
    deleteQuestion: 'क्या आप वाकई चित्र "%{name}" को हटाना चाहते हैं?',
    deleted: 'चित्र "%{name}" हटाया गया',
  },
};
