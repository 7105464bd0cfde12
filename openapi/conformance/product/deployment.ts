import { NotChecked } from '../broken-rule.ts';
import { type Check, checksOf } from '../check.ts';
import { holds, same, summaryOf } from '../expectations.ts';
import type { HttpResponse } from '../http/response.ts';
import { send } from '../http/send.ts';
import type { Kit } from '../kit.ts';

const check = checksOf('deployment');
const notFound = 404;

/** The checks of health, configuration and CORS. Skips a path of health or configuration that returns 404. */
export const deploymentChecks: Check[] = [
  check('GET /healthz and GET /readyz return 200 and their status', ['R1102'], async (kit) => {
    for (const path of ['/healthz', '/readyz']) {
      const response = await getPage(kit, path);
      same([response.status, response.json], [200, { status: 'ok' }], `GET ${path}`);
    }
  }),
  check('GET /config.json is an AppConfig and is not cached', ['R1103'], async (kit) => {
    const response = await getPage(kit, '/config.json');
    same(response.status, 200, 'the status of GET /config.json');
    const { api } = kit.documents;
    const faults = api.validate({ $ref: '#/components/schemas/AppConfig' }, response.json);
    holds(faults.length === 0, `GET /config.json is no AppConfig: ${faults.join('; ')}`);
    same(response.headers['cache-control'], 'no-store', 'Cache-Control of GET /config.json');
  }),
  check('a request from a foreign origin gets no CORS headers', ['R1104'], async (kit) => {
    const credentials = { Authorization: `tma ${kit.player().initData}` };
    for (const Origin of ['https://evil.example', 'null']) {
      const headers = { ...credentials, Origin };
      const response = await kit.call({ method: 'GET', path: '/level', headers });
      same(response.status, 200, `the status of GET /level with Origin: ${Origin}`);
      same(corsHeadersOf(response), [], `the CORS headers for Origin: ${Origin}`);
      const refusal = await kit.call({ method: 'GET', path: '/level', headers: { Origin } });
      same(corsHeadersOf(refusal), [], `the CORS headers of a 401 for Origin: ${Origin}`);
    }
  }),
  check(
    'a preflight needs no init data, and one of a foreign origin is any OPTIONS of its path',
    ['R1105', 'R1104'],
    async (kit) => {
      const headers = {
        Origin: 'https://evil.example',
        'Access-Control-Request-Method': 'GET',
        'Access-Control-Request-Headers': 'authorization',
      };
      const preflight = (path: string) =>
        send(kit.target.addresses.api, { method: 'OPTIONS', path, headers });
      const response = await preflight('/level');
      same(response.status, 204, 'the status of a preflight');
      holds(response.text === '', `A preflight has the body ${summaryOf(response)}`);
      same(corsHeadersOf(response), [], 'the CORS headers of a preflight of a foreign origin');
      const { status } = await preflight('/nothing');
      same(status, notFound, 'the status of a preflight of a foreign origin of an unknown path');
    },
  ),
];

const corsHeadersOf = ({ headers }: HttpResponse) =>
  Object.keys(headers).filter((name) => name.startsWith('access-control-'));

async function getPage(kit: Kit, path: string): Promise<HttpResponse> {
  const { origin } = new URL(kit.target.addresses.api);
  const response = await send(origin, { method: 'GET', path, headers: {} });
  if (response.status === notFound) throw new NotChecked(`the server has no ${path}`);
  return response;
}
