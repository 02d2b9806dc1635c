export async function logClick(_link: string, _userId: string | null): Promise<void> {}

export async function logPageView(_path: string): Promise<void> {}
