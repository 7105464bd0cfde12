const place = (userId: number) => `bold-simulator/cloud/${userId}`;

/** What the messenger's cloud keeps for this person and this bot; empty when nothing readable is kept. */
export function readCloud(storage: Storage, userId: number): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(storage.getItem(place(userId)) ?? '{}');
    return Object.fromEntries(
      Object.entries(Object(kept)).map(([key, value]) => [key, String(value)]),
    );
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

/** Keeps the cloud of this person in `storage`. */
export function writeCloud(storage: Storage, userId: number, cloud: Record<string, string>): void {
  storage.setItem(place(userId), JSON.stringify(cloud));
}
