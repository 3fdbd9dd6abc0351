import * as message from '#contract/messages/message.ts';
import * as template from '#contract/messages/messageTemplate.ts';
import type { Serve } from '#server/kernel/http/serve.ts';
import { listChannels } from './channelList.ts';
import { listMessages } from './list.ts';
import { messageMonth } from './month.ts';
import { messageRules } from './ruleSettings.ts';
import { previewMessage, resendMessage, sendMessage } from './sendByHand.ts';
import { listTemplates } from './templates/list.ts';
import { copyTemplate, createTemplate, moveTemplate, updateTemplate } from './templates/write.ts';
import { testMessage } from './testMessage.ts';

/** Messages to citizens: templates, rules, the log, and messages sent by hand (MSG-02 to MSG-05, MSG-09, MSG-22). */
export const messageRoutes = (serve: Serve) => {
  serve(template.listMessageTemplates, listTemplates);
  serve(template.createMessageTemplate, createTemplate);
  serve(template.updateMessageTemplate, updateTemplate);
  serve(template.copyMessageTemplate, copyTemplate);
  serve(template.moveMessageTemplate, moveTemplate);

  serve(messageRules.calls.get, messageRules.read);
  serve(messageRules.calls.update, messageRules.change);

  serve(message.listMessages, listMessages);
  serve(message.sendMessage, sendMessage);
  serve(message.previewMessage, previewMessage);
  serve(message.resendMessage, resendMessage);
  serve(message.testMessage, testMessage);
  serve(message.messageMonth, messageMonth);
  serve(message.listChannels, listChannels);
};
