const place = (userId: number) => `bold-simulator/cloud/${userId}`;

/** Reads the user's cloud storage; empty when nothing readable is stored. */
export function readCloud(storage: Storage, userId: number): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(storage.getItem(place(userId)) ?? '{}');
    return Object.fromEntries(
      Object.entries(Object(stored)).map(([key, value]) => [key, String(value)]),
    );
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

/** Writes the user's cloud storage to `storage`. */
export function writeCloud(storage: Storage, userId: number, cloud: Record<string, string>): void {
  storage.setItem(place(userId), JSON.stringify(cloud));
}
