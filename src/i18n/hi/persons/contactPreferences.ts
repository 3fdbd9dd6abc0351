import type { contactPreferences as english } from '../../en/persons/contactPreferences.ts';
import { common } from '../common/words.ts';

export const contactPreferences: typeof english = {
  title: 'चाहे गए संदेश',
  failed: 'व्यक्ति क्या चाहते हैं, यह लोड नहीं हो सका।',
  change: 'बदलें',
  purposes: { status: 'अपनी शिकायतों की स्थिति', calls: common.calls, news: 'कार्यालय के समाचार' },
  states: { unknown: 'पूछा नहीं', given: 'हाँ', refused: 'नहीं' },
  statusUnknown: 'पूछा नहीं: संदेश जाते हैं',
  newsUnknown: 'पूछा नहीं: संदेश नहीं जाते',
  said: '%{day}, %{way}',
  noted: '%{name} ने दर्ज किया',
  own: 'अपने शब्दों में',
  language: '%{language} में',
  notice: 'सूचना %{version}',
  ways: {
    spoken: 'सामने कहा',
    phone: 'फ़ोन पर कहा',
    paper: 'काग़ज़ पर',
    message: 'संदेश से',
    status_page: 'स्थिति पृष्ठ पर',
  },
  history: 'पहले कहा गया',
  wrong: 'यह नंबर %{day} को ग़लत निकला',
  stopped: '%{phone}: व्यक्ति ने %{day} को STOP लिखा। इसी फ़ोन से START भेजकर केवल वही फिर शुरू कर सकते हैं।',
  noMobile: '%{phone} मोबाइल नंबर नहीं है: इस पर संदेश नहीं भेजा जा सकता।',
  stop: {
    action: 'संदेश रोकें',
    title: 'इस व्यक्ति को संदेश रोकें?',
    text: 'अपनी शिकायतों के संदेश और कार्यालय के समाचार रुक जाएँगे। जो बाक़ी हैं वे नहीं जाएँगे।',
    submit: 'संदेश रोकें',
  },
  edit: {
    title: 'व्यक्ति कौन-से संदेश चाहते हैं',
    text: 'सूचना पढ़कर सुनाने या दिखाने के बाद व्यक्ति ने जो कहा, केवल वही दर्ज करें।',
    way: 'कैसे कहा',
    language: 'किस भाषा में',
    showNotice: 'सूचना',
    noticeFailed: 'सूचना लोड नहीं हो सकी।',
    saved: 'दर्ज हुआ।',
  },
};
