import type { closed as english } from '../../en/closing/closed.ts';

export const closed: typeof english = {
  chip: {
    to_approve: 'मंज़ूरी बाक़ी',
    none: 'पूरा बताया गया',
    pending: 'पूरा बताया गया, पुष्टि बाक़ी',
    confirmed: 'पुष्टि हुई',
    disputed: 'नागरिक असहमत',
    unreachable: 'संपर्क नहीं हुआ',
    declined: 'कुछ नहीं कहा',
  },
  refersTo: 'यह शिकायत %{number} से जुड़ी है, जो अब फिर से नहीं खोली जा सकती।',
  takeBack: 'वापस लें',
  notFound: 'जिस शिकायत से इसे जोड़ना है, वह नहीं मिली।',
};
