import type { notices as english } from '../en/notices.ts';

export const notices: typeof english = {
  title: 'सूचनाएँ',
  noneUnread: 'सूचनाएँ, कोई अपठित नहीं',
  unread: 'सूचनाएँ, %{smart_count} अपठित |||| सूचनाएँ, %{smart_count} अपठित',
  manyUnread: 'सूचनाएँ, 99 से अधिक अपठित',
  isUnread: 'अपठित:',
  news: 'नई सूचना: %{text}',
  read: 'पढ़ा हुआ चिह्नित करें',
  readAll: 'सभी को पढ़ा हुआ चिह्नित करें',
  earlier: 'पिछली सूचनाएँ',
  empty: 'अभी कोई सूचना नहीं: आपकी शिकायतों पर दूसरे जो करते हैं, वह यहाँ बताया जाता है।',
  failed: 'सूचनाएँ लोड नहीं हो सकीं।',
  kinds: {
    at_risk: 'शिकायत %{number} की समय-सीमा निकट है',
    due: 'शिकायत %{number} का अंतिम दिन आ गया',
    overdue: 'शिकायत %{number} की समय-सीमा बीत गई',
    resumed: 'शिकायत %{number} की समय-सीमा फिर शुरू: विराम समाप्त',
    escalated: 'शिकायत %{number} आप तक ऊपर भेजी गई',
    given_back: 'शिकायत %{number} आपको वापस दी गई',
    routing_empty: 'शिकायत %{number} के लिए किसी नियम से कोई नहीं मिला',
    assigned: 'शिकायत %{number} आपको सौंपी गई',
    hand_over: 'शिकायत %{number} अब किसी के पास नहीं है: उसे सौंपा जाना बाक़ी है',
    reply_in: 'शिकायत %{number}: विभाग ने उत्तर दिया है',
  },
};
