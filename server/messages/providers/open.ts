import { join } from 'node:path';
import { type GatewayOptions, gatewayCarrier } from './gateway.ts';
import type { MessageProviders } from './messageProvider.ts';
import { outboxCarrier } from './outbox.ts';
import { type WhatsappOptions, whatsappCarrier } from './whatsapp.ts';

interface Options {
  sms: GatewayOptions | undefined;
  whatsapp: WhatsappOptions | undefined;
  dataDir: string;
}

/** The providers of the environment; a channel without one writes into `DATA_DIR/outbox`. */
export function openCarriers({ sms, whatsapp, dataDir }: Options): MessageProviders {
  const folder = join(dataDir, 'outbox');
  return {
    sms: sms ? gatewayCarrier(sms) : outboxCarrier(folder, 'sms'),
    whatsapp: whatsapp ? whatsappCarrier(whatsapp) : outboxCarrier(folder, 'whatsapp'),
  };
}
