import type { desk as english } from '../../en/desk/desk.ts';

export const desk: typeof english = {
  answer: {
    action: 'उत्तर दें',
    status: 'उत्तर के बाद स्थिति',
    submit: 'उत्तर सहेजें',
    done: 'उत्तर सहेजा गया।',
  },
  place: {
    label: 'सूची में स्थान',
    at: '%{total} में से %{place}',
    ofMore: '%{total} से अधिक में से %{place}',
    gone: 'अब इस सूची में नहीं है',
    previous: 'पिछली',
    next: 'अगली',
    goOn: 'फिर अगली खोलें',
    last: 'सूची की यह आखिरी शिकायत थी।',
    failed: 'सूची लोड नहीं हो सकी।',
  },
  queue: {
    gone: 'यह अब सूची में नहीं है: शायद किसी और ने इसे पूरा कर दिया है। आगे बढ़ने तक यह यहीं रहेगा।',
    goOn: 'आगे बढ़ें',
  },
};
