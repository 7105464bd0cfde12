import { randomUUID } from 'node:crypto';
import { type Check, checksOf } from '../check.ts';
import type { Documents } from '../documents.ts';
import type { Kit } from '../kit.ts';
import { Session } from '../live/batches.ts';
import { aName } from '../product/a-name.ts';
import { Outside } from './outside.ts';
import { WorkflowRun } from './run-workflow.ts';

const check = checksOf('workflows');
/** A number of taps to buy, too small for a bonus. */
const tapsAmount = 120;

export function workflowChecks({ workflows: document }: Documents): Check[] {
  return document.workflows.map((workflow) => {
    const { workflowId, steps } = workflow;
    const pays = steps.some((step) => step['x-outside']?.action === 'pay');
    return check(
      `the workflow ${workflowId} runs to its end`,
      ['R141'],
      async (kit) => {
        if (pays) kit.needBotApi();
        const player = kit.player();
        const options = { outside: new Outside(kit, player), inputs: inputsOf(kit, player) };
        await new WorkflowRun(kit, document, workflow, options).run();
      },
      { profile: workflow['x-profile'] },
    );
  });
}

function inputsOf(kit: Kit, player: ReturnType<Kit['player']>): Record<string, unknown> {
  return {
    initData: player.initData,
    telegramId: player.telegramId,
    session: new Session(player).name,
    guestInitData: kit.player().initData,
    displayName: aName(),
    tapsAmount,
    giftTaps: kit.documents.constant('gift_taps'),
    idempotencyKey: randomUUID(),
  };
}
