import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MessageChannel } from '#contract/messages/messageKinds.ts';
import { type GatewayOptions, gatewayProvider } from './gateway.ts';
import type { MessageProvider, MessageProviders } from './messageProvider.ts';
import { type WhatsappOptions, whatsappProvider } from './whatsapp.ts';

/** Without a provider: writes a text file for each message, which only the server's account can read. */
function outboxProvider(folder: string, channel: MessageChannel): MessageProvider {
  // Named by id: a message that is written again replaces the first.
  const pathOf = (id: number) => join(folder, `${channel}-${id}.txt`);
  return {
    name: 'log',
    async send({ id, phone, text }) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = pathOf(id);
      await writeFile(`${path}.part`, `${channel} ${phone}\n\n${text}\n`, { mode: 0o600, flush: true });
      await rename(`${path}.part`, path);
      return { kind: 'logged' };
    },
    fetchMedia: async () => 'not_fetched',
    read: () => ({ reports: [], unread: [], incoming: [] }),
    forget: (id) => rm(pathOf(id), { force: true }),
  };
}

interface Options {
  sms: GatewayOptions | undefined;
  whatsapp: WhatsappOptions | undefined;
  dataDir: string;
}

/** The providers of the environment; a channel without one writes to `DATA_DIR/outbox`. */
export function openProviders({ sms, whatsapp, dataDir }: Options): MessageProviders {
  const folder = join(dataDir, 'outbox');
  return {
    sms: sms ? gatewayProvider(sms) : outboxProvider(folder, 'sms'),
    whatsapp: whatsapp ? whatsappProvider(whatsapp) : outboxProvider(folder, 'whatsapp'),
  };
}
