/** The key of an element in WebDriver's answers (W3C WebDriver, section 12.1). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/** How long something may take that a journey waits for, in milliseconds. */
const patience = 10_000

/** One window of a browser, driven through W3C WebDriver: what Playwright has no driver for, such as WebKitGTK. */
export class WebDriver {
  private constructor(private readonly session: string) {}

  /**
   * Opens a window.
   * @param server Address of the driver, such as `http://localhost:4444`.
   * @throws Error with the driver's reason.
   */
  static async open(server: string, capabilities: object): Promise<WebDriver> {
    const { sessionId } = await WebDriver.call('POST', `${server}/session`, {
      capabilities: { alwaysMatch: capabilities },
    })
    return new WebDriver(`${server}/session/${sessionId}`)
  }

  private static async call(method: string, address: string, body?: object) {
    const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) })
    const { value } = await response.json()
    if (value?.error) throw new Error(`${value.error}: ${value.message}`)
    return value
  }

  private post(command: string, body: object) {
    return WebDriver.call('POST', `${this.session}/${command}`, body)
  }

  close(): Promise<void> {
    return WebDriver.call('DELETE', this.session)
  }

  goTo(url: string): Promise<void> {
    return this.post('url', { url })
  }

  back(): Promise<void> {
    return this.post('back', {})
  }

  resize(width: number, height: number): Promise<void> {
    return this.post('window/rect', { width, height })
  }

  /** Runs the body of a function in the page and returns what it returns. */
  evaluate<Value>(script: string, ...args: unknown[]): Promise<Value> {
    return this.post('execute/sync', { script, args })
  }

  private async find(selector: string): Promise<string> {
    return (await this.post('element', { using: 'css selector', value: selector }))[elementKey]
  }

  /** Scrolls to an element and presses it, as a pointer does. */
  async click(selector: string): Promise<void> {
    await this.evaluate(
      'document.querySelector(arguments[0]).scrollIntoView({ block: "center", behavior: "instant" })',
      selector,
    )
    await this.post(`element/${await this.find(selector)}/click`, {})
  }

  async type(selector: string, text: string): Promise<void> {
    await this.post(`element/${await this.find(selector)}/value`, { text })
  }

  /**
   * Waits until an expression holds in the page.
   * @throws Error naming the expression.
   */
  async until(expression: string, ...args: unknown[]): Promise<void> {
    const end = Date.now() + patience
    while (Date.now() < end) {
      if (await this.evaluate<boolean>(`return Boolean(${expression})`, ...args)) return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error(`"${expression}" does not come true`)
  }
}
