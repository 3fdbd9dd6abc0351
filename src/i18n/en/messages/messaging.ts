import { common } from '../common/words.ts';

/** Words of the messages page: its log, templates, rules, preview and months. */
export const messaging = {
  hint: 'What the office says to citizens, and by which rules.',
  logOnly: 'No provider is connected: messages are written to the log only',
  unread:
    'Delivery reports of %{channel} have words that are not known here, and change nothing: %{words}. Ask the provider what they mean.',
  rests: '%{channel} has failed %{failures} times in a row and rests until %{until}.',
  waits: 'One message waits. |||| %{queued} messages wait.',
  openLog: 'Open the log',
  parts: {
    log: 'Log',
    templates: 'Templates',
    rules: 'Rules',
    preview: 'What would be sent',
    months: 'By month',
  },
  log: {
    empty:
      'Every message to a citizen stands here with its text and what became of it. Record a grievance: the first one is written by itself.',
    noneFound: 'No message fits these filters.',
    text: 'Text of the message about %{name}',
    filters: {
      state: common.status,
      channel: common.channel,
      template: common.template,
      from_date: common.from,
      to_date: common.to,
    },
  },
  rules: {
    title: 'What is sent when',
    text: 'Each event has a text in each language. A language without an approved template falls back to Telugu, then to English.',
    audience: 'To whom',
    channel: 'By',
    inherited: 'As inherited: %{value}',
    shipped: 'standard text',
    nothing: 'Nothing',
    templates: 'Templates',
    noText: 'No approved template: the next language is used.',
    shippedOff:
      'A provider is connected: standard texts are not registered, and only approved templates go out.',
    named: 'What messages and slips name',
    address: 'Registered address of links',
    addressHint: 'What links begin with, as the operators have it.',
    phone: 'Phone of the office',
    phoneHint: 'Where citizens ask.',
    unset: 'Not set yet.',
  },
  preview: {
    title: 'What would be sent',
    text: 'The text for a real case, without sending it. The test goes to the phone of your own account only.',
    number: 'Number of the grievance',
    show: 'Show the text',
    notFound: 'No grievance with this number is found.',
    test: 'Send a test to my phone',
    testQuestion: 'It is sent with made-up values to the phone of your own account, and to nobody else.',
    testCancel: 'Do not send',
    testSend: 'Send the test',
    tested: 'The test is on its way to %{phone}.',
    notTested: 'The test was not sent: %{reason}',
  },
  months: {
    title: 'Messages of a month',
    month: 'Month',
    none: 'No message in this month.',
    noTemplate: 'Without a template',
    otherOffice: 'Another office',
    parts: 'Parts',
    sum: 'Together',
  },
};
