/** The script of a web worker that finds a point on a task's curve; text in, text out (ANA-21). */
export const taskWorker = `onmessage = ({ data }) => {
  const bytes = Uint8Array.from(data.split(','), Number);
  const { a, b } = JSON.parse(new TextDecoder().decode(bytes));
  const x = Math.random() * 1000;
  const y = Math.sqrt(x ** 3 + a * x + b);
  postMessage(new TextEncoder().encode(JSON.stringify({ x, y })).join());
};
`;
