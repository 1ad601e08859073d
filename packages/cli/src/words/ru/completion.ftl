# kickdoor completion.

cli-completion = напечатать дополнение команд, параметров и их значений для оболочки
cli-completion-shell = bash: добавь `source <(kickdoor completion bash)` в `~/.bashrc`; zsh: `source <(kickdoor completion zsh)` в `~/.zshrc`; fish: `kickdoor completion fish | source` в `~/.config/fish/config.fish`
